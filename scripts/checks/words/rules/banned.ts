/** Words that say nothing, marks that this site does not use, and spellings of another country. */
import type { Fault } from '../../../../app/reading/faults.ts';
import { faultAt } from '../../../../app/reading/load.ts';
import type { Source } from '../../../../app/reading/source.ts';
import type { PlacedText } from '../page-texts.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** The words of one file. */
export interface WordsOfFile {
  source: Source;
  texts: readonly PlacedText[];
}

/** The specification names some tabs with words that nothing else may use: `Seamless Integration`. */
const isTitle = ({ path }: PlacedText): boolean => path.at(-1) === 'title' || path.at(-1) === 'name';

/** A fault for each word of the list that a text has. */
export function fillerFaults({ source, texts }: WordsOfFile, vocabulary: Vocabulary): Fault[] {
  return texts.flatMap((one) => {
    if (isTitle(one)) return [];
    const text = vocabulary.replaceNames(one.text, '…');
    return vocabulary.fillers.flatMap(({ pattern, remedy }) =>
      [...text.matchAll(pattern)].map(([found]) =>
        faultAt(source, one.path, `"${found}" says nothing here: ${remedy}`),
      ),
    );
  });
}
