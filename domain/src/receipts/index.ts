export * from './receipt.ts';
export * from './receiptContent.ts';
export * from './receiptSettings.ts';
