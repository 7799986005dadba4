export * from './receipt.ts';
export * from './receiptSettings.ts';
