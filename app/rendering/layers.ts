/** Later layers win. Said before any style sheet, because those come in the order of their imports. */
export const layers = '@layer tokens,base,widgets,sections;';
