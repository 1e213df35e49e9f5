/** The countries of the phone field. Safe in a browser bundle: imports nothing. */

/** A country as a phone number sees it. */
export interface PhoneCountry {
  /** ISO 3166-1 alpha-2, lower case. */
  code: string;
  /** Without the plus sign. */
  dial: string;
  /** What is dialed before a national number at home; empty where a first 0 belongs to the number. */
  trunk: string;
  /** How a national number is written, a dot for each digit; empty where none is known. */
  pattern: string;
  name: string;
  /** Other names to search by, separated by spaces. */
  aliases: string;
  /** Among countries that share a dial code, the lowest is meant unless an area code says otherwise. */
  priority: number;
  areas: string[];
}

// Written by `npm run contracts:phones`, which has the names to search by.
const table = `
af|93|0||Afghanistan||0|
al|355|0||Albania||0|
dz|213|0||Algeria||0|
ad|376|0||Andorra||0|
ao|244|0||Angola||0|
ag|1268|1||Antigua and Barbuda||0|
ar|54|0|............|Argentina||0|
am|374|0|.. ......|Armenia||0|
aw|297|0||Aruba||0|
au|61|0|. .... ....|Australia||0|
at|43|0||Austria||0|
az|994|0|(..) ... .. ..|Azerbaijan||0|
bs|1242|1||Bahamas||0|
bh|973|0|.... ....|Bahrain||0|
bd|880|0||Bangladesh||0|
bb|1246|1||Barbados||0|
by|375|80|(..) ... .. ..|Belarus||0|
be|32|0|... .. .. ..|Belgium||0|
bz|501|0||Belize||0|
bj|229|||Benin||0|
bt|975|0||Bhutan||0|
bo|591|0||Bolivia||0|
ba|387|0||Bosnia and Herzegovina|Bosnia|0|
bw|267|0||Botswana||0|
br|55|0|(..) .....-....|Brazil||0|
io|246|0||British Indian Ocean Territory||0|
bn|673|0||Brunei||0|
bg|359|0||Bulgaria||0|
bf|226|||Burkina Faso||0|
bi|257|0||Burundi||0|
kh|855|0||Cambodia||0|
cm|237|0||Cameroon||0|
ca|1|1|(...) ...-....|Canada||1|204 226 236 249 250 289 306 343 365 387 403 416 418 431 437 438 450 506 514 519 548 579 581 587 604 613 639 647 672 705 709 742 778 780 782 807 819 825 867 873 902 905
cv|238|0||Cape Verde|Cabo Verde|0|
bq|599|0||Caribbean Netherlands||1|
ky|1|1|... ... ....|Cayman Islands||4|345
cf|236|0||Central African Republic||0|
td|235|0||Chad||0|
cl|56|0||Chile||0|
cn|86|0|... .... ....|China||0|
co|57|0|... ... ....|Colombia||0|
km|269|0||Comoros||0|
cg|242|||Congo (Brazzaville)||0|
cd|243|0||Congo (Kinshasa)|DRC Zaire Democratic Republic|0|
cr|506|0|....-....|Costa Rica||0|
ci|225||.. .. .. .. ..|Côte d'Ivoire|Ivory Coast|0|
hr|385|0||Croatia||0|
cu|53|0||Cuba||0|
cw|599|0||Curaçao||0|
cy|357|0|.. ......|Cyprus||0|
cz|420|0|... ... ...|Czech Republic|Czechia|0|
dk|45|0|.. .. .. ..|Denmark||0|
dj|253|0|.. .. ....|Djibouti||0|
dm|1767|1||Dominica||0|
do|1|1|(...) ...-....|Dominican Republic||2|809 829 849
ec|593|0||Ecuador||0|
eg|20|0||Egypt||0|
sv|503|0|....-....|El Salvador||0|
gq|240|0||Equatorial Guinea||0|
er|291|0||Eritrea||0|
ee|372|0|.... ......|Estonia||0|
et|251|0|.. ... ....|Ethiopia||0|
fo|298|0|.. .. ..|Faroe Islands||0|
fj|679|0||Fiji||0|
fi|358|0|.. ... .. ...|Finland||0|
fr|33|0|. .. .. .. ..|France||0|
gf|594|0|... .. .. ..|French Guiana||0|
pf|689|0|.. .. .. ..|French Polynesia||0|
ga|241|||Gabon||0|
gm|220|0||Gambia||0|
ge|995|0||Georgia||0|
de|49|0|... .........|Germany|Deutschland|0|
gh|233|0||Ghana||0|
gi|350|0||Gibraltar||0|
gr|30|0||Greece||0|
gl|299|0|.. .. ..|Greenland||0|
gd|1473|1||Grenada||0|
gp|590|0|... .. .. ..|Guadeloupe||0|
gu|1671|1||Guam||0|
gt|502|0|....-....|Guatemala||0|
gn|224|0||Guinea||0|
gw|245|0||Guinea-Bissau||0|
gy|592|0||Guyana||0|
ht|509|0|....-....|Haiti||0|
hn|504|0||Honduras||0|
hk|852|0|.... ....|Hong Kong||0|
hu|36|06||Hungary||0|
is|354|0|... ......|Iceland||0|
in|91|0|.....-.....|India||0|
id|62|0||Indonesia||0|
ir|98|0|... ... ....|Iran|Persia|0|
iq|964|0||Iraq||0|
ie|353|0|.. ........|Ireland||0|
il|972|0|... ... ......|Israel||0|
it|39||... .........|Italy||0|
jm|1876|1||Jamaica||0|
jp|81|0|.. .... ....|Japan||0|
jo|962|0||Jordan||0|
kz|7|8|... ...-..-..|Kazakhstan||1|6 7
ke|254|0||Kenya||0|
ki|686|0||Kiribati||0|
xk|383|0||Kosovo||0|
kw|965|0|.... ....|Kuwait||0|
kg|996|0|... ... ...|Kyrgyzstan||0|
la|856|0||Laos|Laos|0|
lv|371|0|.. ... ...|Latvia||0|
lb|961|0||Lebanon||0|
ls|266|0||Lesotho||0|
lr|231|0||Liberia||0|
ly|218|0||Libya||0|
li|423|0||Liechtenstein||0|
lt|370|0||Lithuania||0|
lu|352|0||Luxembourg||0|
mo|853|0||Macau||0|
mk|389|0||Macedonia|North Macedonia|0|
mg|261|0||Madagascar||0|
mw|265|0||Malawi||0|
my|60|0|..-....-....|Malaysia||0|
mv|960|0||Maldives||0|
ml|223|0||Mali||0|
mt|356|0||Malta||0|
mh|692|1||Marshall Islands||0|
mq|596|0|... .. .. ..|Martinique||0|
mr|222|0||Mauritania||0|
mu|230|0||Mauritius||0|
yt|262|0|... .. .. ..|Mayotte||1|269 639
mx|52|0|... ... ....|Mexico||0|
fm|691|0||Micronesia||0|
md|373|0|(..) ..-..-..|Moldova||0|
mc|377|0||Monaco||0|
mn|976|0||Mongolia||0|
me|382|0||Montenegro||0|
ma|212|0||Morocco||0|
mz|258|0||Mozambique||0|
mm|95|0||Myanmar|Burma|0|
na|264|0||Namibia||0|
nr|674|0||Nauru||0|
np|977|0||Nepal||0|
nl|31|0|... ........|Netherlands|Holland|0|
nc|687|0||New Caledonia||0|
nz|64|0|...-...-....|New Zealand||0|
ni|505|0||Nicaragua||0|
ne|227|0||Niger||0|
ng|234|0||Nigeria||0|
kp|850|0||North Korea||0|
no|47|0|... .. ...|Norway||0|
om|968|0|.... ....|Oman||0|
pk|92|0|...-.......|Pakistan||0|
pw|680|0||Palau||0|
ps|970|0||Palestine||0|
pa|507|0||Panama||0|
pg|675|0||Papua New Guinea||0|
py|595|0||Paraguay||0|
pe|51|0||Peru||0|
ph|63|0|... ... ....|Philippines||0|
pl|48|0|...-...-...|Poland||0|
pt|351|0||Portugal||0|
pr|1|1|(...) ...-....|Puerto Rico||3|787 939
qa|974|0|.... ....|Qatar||0|
re|262|0|... .. .. ..|Réunion||0|
ro|40|0||Romania||0|
ru|7|8|(...) ...-..-..|Russia|Russian Federation|0|
rw|250|||Rwanda||0|
kn|1869|1||Saint Kitts and Nevis||0|
lc|1758|1||Saint Lucia||0|
pm|508|0|.. .. .....|Saint Pierre & Miquelon||0|
vc|1784|1||Saint Vincent and the Grenadines||0|
ws|685|0||Samoa||0|
sm|378|||San Marino||0|
st|239|0||São Tomé and Príncipe||0|
sa|966|0|.. ... ....|Saudi Arabia||0|
sn|221|0||Senegal||0|
rs|381|0||Serbia||0|
sc|248|0||Seychelles||0|
sl|232|0||Sierra Leone||0|
sg|65|0|....-....|Singapore||0|
sk|421|0||Slovakia||0|
si|386|0||Slovenia||0|
sb|677|0||Solomon Islands||0|
so|252|0||Somalia||0|
za|27|0||South Africa||0|
kr|82|0|... .... ....|South Korea|Korea|0|
ss|211|0||South Sudan||0|
es|34|0|... ... ...|Spain|España|0|
lk|94|0||Sri Lanka||0|
sd|249|0||Sudan||0|
sr|597|0||Suriname||0|
sz|268|0||Swaziland|Eswatini|0|
se|46|0|... ... ...|Sweden||0|
ch|41|0|.. ... .. ..|Switzerland||0|
sy|963|0||Syria||0|
tw|886|0||Taiwan||0|
tj|992|||Tajikistan||0|
tz|255|0||Tanzania||0|
th|66|0||Thailand||0|
tl|670|0||Timor-Leste|East Timor|0|
tg|228|0||Togo||0|
to|676|0||Tonga||0|
tt|1868|1||Trinidad and Tobago||0|
tn|216|0||Tunisia||0|
tr|90|0|... ... .. ..|Turkey|Türkiye|0|
tm|993|8||Turkmenistan||0|
tv|688|0||Tuvalu||0|
ug|256|0||Uganda||0|
ua|380|0|(..) ... .. ..|Ukraine||0|
ae|971|0|.. ... ....|United Arab Emirates|UAE Emirates|0|
gb|44|0|.... ......|United Kingdom|UK Great Britain England Scotland Wales Northern Ireland|0|
us|1|1|(...) ...-....|United States|USA America|0|
uy|598|0||Uruguay||0|
uz|998|0|.. ... .. ..|Uzbekistan||0|
vu|678|0||Vanuatu||0|
va|39||.. .... .....|Vatican City|Holy See|1|
ve|58|0||Venezuela||0|
vn|84|0||Vietnam|Viet Nam|0|
wf|681|0|.. .. ..|Wallis & Futuna||0|
ye|967|0||Yemen||0|
zm|260|0||Zambia||0|
zw|263|0||Zimbabwe||0|
`;

/** Every country, by name. */
export const phoneCountries: PhoneCountry[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [
      code = '',
      dial = '',
      trunk = '',
      pattern = '',
      name = '',
      aliases = '',
      priority = '',
      areas = '',
    ] = row.split('|');
    return {
      code,
      dial,
      trunk,
      pattern,
      name,
      aliases,
      priority: Number(priority),
      areas: areas ? areas.split(' ') : [],
    };
  });

/** The country a form begins with (specification §9). */
export const defaultCountry = 'in';
