declare module 'virtual:tokens.css';
declare module 'virtual:messages/en' {
  const sentences: import('./state/sentences').Sentences;
  export default sentences;
}
declare module 'virtual:messages/fr' {
  const sentences: import('./state/sentences').Sentences;
  export default sentences;
}
