/** An invented client, and the drawing of its logo. */
export interface LogoDesign {
  /** The id of the symbol in the sprite. The site's content uses the same id. */
  id: string;
  /** The company's name as the company writes it. Screen readers read it as the logo's text alternative. */
  name: string;
  sector: string;
  /** Returns path data in any units. Origin and direction of y are as in SVG; the fill rule is nonzero. */
  draw: () => Promise<string>;
}
