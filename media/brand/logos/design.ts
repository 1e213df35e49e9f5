/** One invented client and how its logo is drawn. */
export interface LogoDesign {
  /** Id of the symbol in the sprite, and the key the site's content uses. */
  id: string;
  /** The name as the company writes it; read out as the logo's text alternative. */
  name: string;
  sector: string;
  /** Path data in any units, origin and direction of y as in SVG; filled by the nonzero rule. */
  draw: () => Promise<string>;
}
