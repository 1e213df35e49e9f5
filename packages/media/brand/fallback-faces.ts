/**
 * Advance widths of fonts that visitors already have. A fallback font is scaled by these widths, so that text takes the
 * same space before and after our font arrives. We may not ship these fonts, so this file contains their widths:
 * printable ASCII from space (U+0020) to tilde (U+007E), in units of 1/2048 em. Arial, Helvetica and Liberation Sans
 * have the same widths. Source: `hmtx` of Liberation Sans 2.1, of Roboto 3 and of DejaVu Sans 2.37.
 */

const widths = (list: string): number[] => list.trim().split(/\s+/u).map(Number);

/** A system font: its names and the widths of its characters. */
export interface SystemFace {
  /**
   * Full names for `local()`. The list is short, because a browser searches for each missing name before it shows text.
   */
  local: string[];
  /** Advances of U+0020…U+007E in 1/2048 em. */
  advances: number[];
}

/** The font of Windows, macOS, iOS, and most Linux desktops. */
export const arial: SystemFace = {
  local: ['Arial', 'Liberation Sans'],
  advances: widths(`
    569 569 727 1139 1139 1821 1366 391 682 682 797 1196 569 682 569 569
    1139 1139 1139 1139 1139 1139 1139 1139 1139 1139 569 569 1196 1196 1196 1139
    2079 1366 1366 1479 1479 1366 1251 1593 1479 569 1024 1366 1139 1706 1479 1593
    1366 1593 1479 1366 1251 1479 1366 1933 1366 1366 1251 569 569 569 961 1139
    682 1139 1139 1024 1139 1139 569 1139 1139 455 455 1024 455 1706 1139 1139
    1139 1139 682 1024 569 1139 1024 1479 1024 1024 1024 684 532 684 1196`),
};

/** The bold font of the same systems. */
export const arialBold: SystemFace = {
  local: ['Arial Bold', 'Liberation Sans Bold'],
  advances: widths(`
    569 682 971 1139 1139 1821 1479 487 682 682 797 1196 569 682 569 569
    1139 1139 1139 1139 1139 1139 1139 1139 1139 1139 682 682 1196 1196 1196 1251
    1997 1479 1479 1479 1479 1366 1251 1593 1479 569 1139 1479 1251 1706 1479 1593
    1366 1593 1479 1366 1251 1479 1366 1933 1366 1366 1251 682 569 682 1196 1139
    682 1139 1251 1139 1251 1139 682 1251 1251 569 569 1139 569 1821 1251 1251
    1251 1251 797 1139 682 1251 1139 1593 1139 1139 1024 797 573 797 1196`),
};

/** The font of Android and ChromeOS, which have no Arial. */
export const roboto: SystemFace = {
  local: ['Roboto'],
  advances: widths(`
    508 528 656 1261 1151 1500 1274 358 701 713 882 1162 403 566 540 845
    1151 1151 1151 1151 1151 1151 1151 1151 1151 1151 496 433 1041 1124 1071 968
    1839 1336 1276 1333 1344 1164 1132 1395 1461 557 1130 1285 1103 1788 1461 1409
    1292 1409 1262 1216 1222 1328 1304 1817 1284 1230 1227 543 841 543 856 924
    633 1114 1150 1072 1155 1086 712 1150 1128 498 490 1038 498 1796 1131 1168
    1150 1164 694 1057 670 1129 992 1539 1016 969 1016 693 500 693 1393`),
};

/** The bold font of Android and ChromeOS. */
export const robotoBold: SystemFace = {
  local: ['Roboto Bold'],
  advances: widths(`
    509 554 652 1213 1175 1514 1347 330 716 719 930 1116 504 807 594 760
    1175 1175 1175 1175 1175 1175 1175 1175 1175 1175 577 539 1044 1175 1057 1019
    1836 1376 1307 1340 1331 1152 1124 1396 1446 599 1144 1302 1108 1793 1445 1412
    1320 1412 1312 1261 1269 1350 1338 1792 1300 1268 1243 567 863 567 897 911
    676 1096 1152 1067 1153 1106 733 1170 1147 542 533 1094 542 1774 1148 1156
    1152 1155 750 1052 693 1147 1037 1504 1042 1031 1042 675 516 675 1327`),
};

/** The font of Linux systems without a font like Arial: servers, small desktops, and machines that test sites. */
export const dejaVu: SystemFace = {
  local: ['DejaVu Sans'],
  advances: widths(`
    651 821 942 1716 1303 1946 1597 563 799 799 1024 1716 651 739 651 690
    1303 1303 1303 1303 1303 1303 1303 1303 1303 1303 690 690 1716 1716 1716 1087
    2048 1401 1405 1430 1577 1294 1178 1587 1540 604 604 1343 1141 1767 1532 1612
    1235 1612 1423 1300 1251 1499 1401 2025 1403 1251 1403 799 690 799 1716 1024
    1024 1255 1300 1126 1300 1260 721 1300 1298 569 569 1186 569 1995 1298 1253
    1300 1300 842 1067 803 1298 1212 1675 1212 1212 1075 1303 690 1303 1716`),
};

/** The bold font of the same Linux systems. */
export const dejaVuBold: SystemFace = {
  local: ['DejaVu Sans Bold'],
  advances: widths(`
    713 934 1067 1716 1425 2052 1786 627 936 936 1071 1716 778 850 778 748
    1425 1425 1425 1425 1425 1425 1425 1425 1425 1425 819 819 1716 1716 1716 1188
    2048 1585 1561 1503 1700 1399 1399 1681 1714 762 762 1587 1305 2038 1714 1741
    1501 1741 1577 1475 1397 1663 1585 2259 1579 1483 1485 936 748 936 1716 1024
    1024 1382 1466 1214 1466 1389 891 1466 1458 702 702 1362 702 2134 1458 1407
    1466 1466 1010 1219 979 1458 1335 1892 1321 1335 1192 1458 748 1458 1716`),
};

/** English prose like the texts of this site. The average width of text is computed from it. */
export const prose = `We move your estate to Azure without a lost weekend, and the bill is lower a year later.
Every project starts with the people who will use it: what they open first in the morning, what
they copy by hand, where they wait. Then we build the smallest thing that helps, put it in front of
them, and measure. A report that took two days is on the screen before 9:00. An approval that sat
in four inboxes takes one tap. Your own team keeps the keys, the code and the knowledge. Careers,
Industries, Cloud Advisory, Power Apps, Data & AI, Contact: choose where to begin.`;

/**
 * Titles of pages, which have more capitals and wider words than prose. If titles were measured by prose, the fallback
 * font would be 3 % too narrow, and titles would need one more line when our font arrives.
 */
export const titles = `Microsoft 365 Services, Power Automate, Cloud Migration & App Modernization, Platform
Engineering, Strategic Alignment, Business Transformation, Operational Excellence, Ecommerce
Enablement, Retail & Commercial Banking, Wealth & Asset Management, Oil and Gas, Pharmaceuticals,
Healthcare Providers, Telecommunications, Central Government, Defense & Justice, Consumer Goods`;

/**
 * Returns the average advance of a text in em.
 * @param advanceOf returns the width of one printable ASCII character in em
 */
export function averageAdvance(sample: string, advanceOf: (character: string) => number): number {
  const text = sample.replaceAll('\n', ' ');
  let total = 0;
  for (const character of text) total += advanceOf(character);
  return total / text.length;
}

/** Returns the width of one printable ASCII character of a system font, in em. */
export function systemAdvance(face: SystemFace, character: string): number {
  const width = face.advances[character.charCodeAt(0) - 0x20];
  if (width === undefined) throw new Error(`No width for "${character}" in ${face.local[0]}`);
  return width / 2048;
}
