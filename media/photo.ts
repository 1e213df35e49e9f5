/**
 * Replaces a picture by a photograph, or adds one: npm run media:photo -- my-photo.jpg banners/azure [--focal 0.7,0.5]
 * [--tone day|night|stone|red] [--license "By Ada Park, with her consent"]
 * `--focal` is the middle of the photograph's subject, as shares of width and height from the top left. `--tone` is the
 * color tone of the page. It is needed if no page shows the picture, or if pages of different tones show it. `--license`
 * says whose picture it is, and what allows you to show it. The other places are people/alex-doe, credentials/iso-27001
 * and logos/acme.svg.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readInventory } from '../app/reading/inventory.ts';
import { logoFault } from '../app/reading/logos.ts';
import { readContent } from '../app/reading/read.ts';
import { pageKinds, type Tone } from '../app/schema/page-kinds.ts';
import { colors } from './brand/colors.ts';
import { kinds, PictureFolder, type Kind } from './picture-files.ts';
import { PhotoError, setPhoto, type Place } from './photo-set.ts';
import { markFiles, portraitFiles, writeProofFiles, type ProofFolder } from './proof-pictures.ts';

const usage =
  'Usage: npm run media:photo -- my-photo.jpg banners/azure [--focal 0.7,0.5] [--tone day|night|stone|red] [--license TEXT]';

/** What `npm run check:launch` asks the owner to replace in `public/media/pictures.json`. */
const openLicense = '[whose photograph this is, and what allows you to show it]';

/** The ground of each tone. The banner and the header have this color. */
const grounds = {
  day: colors.paper,
  night: colors.ink,
  stone: colors.stone,
  red: colors.red,
} satisfies Record<Tone, string>;

const isTone = (text: string): text is Tone => Object.hasOwn(grounds, text);
const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text);
const isProof = (text: string): text is ProofFolder => text === 'people' || text === 'credentials';

/** Returns the tones of the pages whose first picture this is. */
function tonesOf(root: string, kind: Kind, name: string): Set<Tone> {
  // Any number would do here, because no tone depends on the numbers.
  const { pages } = readContent(
    join(root, 'content'),
    { settings: { retentionDays: 1, applicationRetentionDays: 1 } },
    readInventory(root),
  );
  const tones = pages.flatMap(({ role, content }): Tone[] =>
    content.bands.flatMap((band) => {
      if (band.kind === 'hero' && kind === 'hero')
        return band.slides.flatMap(({ picture, tone, night }): Tone[] =>
          night?.picture === name ? ['night'] : picture === name ? [tone] : [],
        );
      if (band.kind !== 'banner' || kind !== 'banners') return [];
      if (band.night === name) return ['night'];
      return band.picture === name ? [band.tone ?? pageKinds[role.page].tone] : [];
    }),
  );
  return new Set(tones);
}

function toneOf(root: string, kind: Kind, name: string, asked: string | undefined): Tone {
  if (asked !== undefined) {
    if (isTone(asked)) return asked;
    throw new PhotoError(`--tone ${asked}: there are ${Object.keys(grounds).join(', ')}`);
  }
  const [tone, ...others] = tonesOf(root, kind, name);
  if (tone === undefined)
    throw new PhotoError(
      `no banner or slide shows ${kind}/${name}; say the light of the page it is for: --tone day`,
    );
  if (others.length > 0)
    throw new PhotoError(
      `${kind}/${name} stands on pages of different light; choose one: --tone ${[tone, ...others].join(' or --tone ')}`,
    );
  return tone;
}

function focalOf(text: string): Place {
  const [x = NaN, y = NaN, ...more] = text.split(',').map((part) => Number(part.trim() || NaN));
  if (![x, y].every((share) => share >= 0 && share <= 1) || more.length > 0)
    throw new PhotoError(`--focal ${text}: expected two shares from 0 to 1, such as 0.7,0.5`);
  return [x, y];
}

/** Adds the name of the file to the message of a PhotoError. */
const namingFile = <Made>(file: string, made: Promise<Made>): Promise<Made> =>
  made.catch((error: unknown) => {
    throw error instanceof PhotoError ? new PhotoError(`${file}: ${error.message}`) : error;
  });

/** Copies a client's logo to the owner's files. Returns a line for the report. @throws PhotoError */
function writeLogo(root: string, file: string, name: string): string {
  const bytes = readFileSync(file);
  const fault = logoFault(name, bytes);
  if (fault !== undefined) throw new PhotoError(`${file}: ${fault}`);
  const folder = join(root, 'content/logos');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), bytes);
  return `logos/${name}  ${bytes.length} B`;
}

/** Carries out a command line. */
async function run(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      focal: { type: 'string', default: '0.5,0.5' },
      tone: { type: 'string' },
      license: { type: 'string' },
      // The editor names the folder of its project.
      root: { type: 'string', default: join(import.meta.dirname, '..') },
    },
  });
  const [photo, place, ...more] = positionals;
  const [, folder = '', name = '', ending] =
    /^([a-z-]+)\/([a-z\d]+(?:-[a-z\d]+)*)(\.svg|\.png)?$/.exec(place ?? '') ?? [];
  const isLogo = folder === 'logos';
  if (photo === undefined || more.length > 0 || isLogo !== (ending !== undefined))
    throw new PhotoError(usage);
  if (!existsSync(photo)) throw new PhotoError(`${photo}: there is no such file`);
  const focal = focalOf(values.focal);
  const { root } = values;
  const media = join(root, 'public/media');
  const pictures = new PictureFolder(media);
  const license = values.license ?? pictures.licenseOf(folder, name) ?? openLicense;
  const write = async (): Promise<string> => {
    if (isLogo) return writeLogo(root, photo, `${name}${ending ?? ''}`);
    if (isProof(folder)) {
      const files = folder === 'people' ? portraitFiles(photo, focal) : markFiles(photo);
      return writeProofFiles(media, folder, name, await namingFile(photo, files));
    }
    if (!isKind(folder)) throw new PhotoError(usage);
    const ground = grounds[toneOf(root, folder, name, values.tone)];
    const developed = await namingFile(photo, setPhoto(photo, folder, ground, focal));
    return pictures.write({ kind: folder, name, ...developed, blurs: [1, 2, 4, 8] });
  };
  const report = await write();
  pictures.noteLicense(folder, name, license);
  return report;
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error;
  if (!(error instanceof PhotoError) && !isUsage) throw error;
  console.error(isUsage ? `${error.message}\n${usage}` : error.message);
  process.exitCode = 1;
}
