export * from './answerMessage.ts';
export * from './contactForm.ts';
export * from './message.ts';
export * from './submitMessage.ts';
export * from './threadText.ts';
