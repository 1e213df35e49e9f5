/** What the check of a launch needs to know of pictures and films in another accent. */
export { turnsTo } from './recolor/accents.ts';
export { RecolorFilms } from './recolor/films.ts';
