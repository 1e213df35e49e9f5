/** Written by scripts/phone-countries.ts: change that, not this. Safe in a browser bundle: imports nothing. */

/** A country as a phone number sees it. */
export interface PhoneCountry {
  /** ISO 3166-1 alpha-2, lower case. */
  code: string;
  /** Without the plus sign. */
  dial: string;
  /** How a national number is written, a dot for each digit; empty where none is known. */
  pattern: string;
  name: string;
  /** Other names to search by, separated by spaces. */
  aliases: string;
  /** Among countries that share a dial code, the lowest is meant unless an area code says otherwise. */
  priority: number;
  areas: string[];
}

const table = `
af|93||Afghanistan||0|
al|355||Albania||0|
dz|213||Algeria||0|
ad|376||Andorra||0|
ao|244||Angola||0|
ag|1268||Antigua and Barbuda||0|
ar|54|(..) .... ....|Argentina||0|
am|374|.. ......|Armenia||0|
aw|297||Aruba||0|
au|61|. .... ....|Australia||0|
at|43||Austria||0|
az|994|(..) ... .. ..|Azerbaijan||0|
bs|1242||Bahamas||0|
bh|973|.... ....|Bahrain||0|
bd|880||Bangladesh||0|
bb|1246||Barbados||0|
by|375|(..) ... .. ..|Belarus||0|
be|32|... .. .. ..|Belgium||0|
bz|501||Belize||0|
bj|229||Benin||0|
bt|975||Bhutan||0|
bo|591||Bolivia||0|
ba|387||Bosnia and Herzegovina|Bosnia|0|
bw|267||Botswana||0|
br|55|(..) .....-....|Brazil||0|
io|246||British Indian Ocean Territory||0|
bn|673||Brunei||0|
bg|359||Bulgaria||0|
bf|226||Burkina Faso||0|
bi|257||Burundi||0|
kh|855||Cambodia||0|
cm|237||Cameroon||0|
ca|1|(...) ...-....|Canada||1|204 226 236 249 250 289 306 343 365 387 403 416 418 431 437 438 450 506 514 519 548 579 581 587 604 613 639 647 672 705 709 742 778 780 782 807 819 825 867 873 902 905
cv|238||Cape Verde|Cabo Verde|0|
bq|599||Caribbean Netherlands||1|
ky|1|... ... ....|Cayman Islands||4|345
cf|236||Central African Republic||0|
td|235||Chad||0|
cl|56||Chile||0|
cn|86|... .... ....|China||0|
co|57|... ... ....|Colombia||0|
km|269||Comoros||0|
cg|242||Congo (Brazzaville)||0|
cd|243||Congo (Kinshasa)|DRC Zaire Democratic Republic|0|
cr|506|....-....|Costa Rica||0|
ci|225|.. .. .. .. ..|Côte d'Ivoire|Ivory Coast|0|
hr|385||Croatia||0|
cu|53||Cuba||0|
cw|599||Curaçao||0|
cy|357|.. ......|Cyprus||0|
cz|420|... ... ...|Czech Republic|Czechia|0|
dk|45|.. .. .. ..|Denmark||0|
dj|253|.. .. ....|Djibouti||0|
dm|1767||Dominica||0|
do|1|(...) ...-....|Dominican Republic||2|809 829 849
ec|593||Ecuador||0|
eg|20||Egypt||0|
sv|503|....-....|El Salvador||0|
gq|240||Equatorial Guinea||0|
er|291||Eritrea||0|
ee|372|.... ......|Estonia||0|
et|251|.. ... ....|Ethiopia||0|
fo|298|.. .. ..|Faroe Islands||0|
fj|679||Fiji||0|
fi|358|.. ... .. ..|Finland||0|
fr|33|. .. .. .. ..|France||0|
gf|594|... .. .. ..|French Guiana||0|
pf|689|.. .. .. ..|French Polynesia||0|
ga|241||Gabon||0|
gm|220||Gambia||0|
ge|995||Georgia||0|
de|49|... .........|Germany|Deutschland|0|
gh|233||Ghana||0|
gi|350||Gibraltar||0|
gr|30||Greece||0|
gl|299|.. .. ..|Greenland||0|
gd|1473||Grenada||0|
gp|590|... .. .. ..|Guadeloupe||0|
gu|1671||Guam||0|
gt|502|....-....|Guatemala||0|
gn|224||Guinea||0|
gw|245||Guinea-Bissau||0|
gy|592||Guyana||0|
ht|509|....-....|Haiti||0|
hn|504||Honduras||0|
hk|852|.... ....|Hong Kong||0|
hu|36||Hungary||0|
is|354|... ....|Iceland||0|
in|91|.....-.....|India||0|
id|62||Indonesia||0|
ir|98|... ... ....|Iran|Persia|0|
iq|964||Iraq||0|
ie|353|.. .......|Ireland||0|
il|972|... ... ....|Israel||0|
it|39|... .......|Italy||0|
jm|1876||Jamaica||0|
jp|81|.. .... ....|Japan||0|
jo|962||Jordan||0|
kz|7|... ...-..-..|Kazakhstan||1|6 7
ke|254||Kenya||0|
ki|686||Kiribati||0|
xk|383||Kosovo||0|
kw|965|.... ....|Kuwait||0|
kg|996|... ... ...|Kyrgyzstan||0|
la|856||Laos|Laos|0|
lv|371|.. ... ...|Latvia||0|
lb|961||Lebanon||0|
ls|266||Lesotho||0|
lr|231||Liberia||0|
ly|218||Libya||0|
li|423||Liechtenstein||0|
lt|370||Lithuania||0|
lu|352||Luxembourg||0|
mo|853||Macau||0|
mk|389||Macedonia|North Macedonia|0|
mg|261||Madagascar||0|
mw|265||Malawi||0|
my|60|..-....-....|Malaysia||0|
mv|960||Maldives||0|
ml|223||Mali||0|
mt|356||Malta||0|
mh|692||Marshall Islands||0|
mq|596|... .. .. ..|Martinique||0|
mr|222||Mauritania||0|
mu|230||Mauritius||0|
yt|262|... .. .. ..|Mayotte||1|269 639
mx|52|... ... ....|Mexico||0|
fm|691||Micronesia||0|
md|373|(..) ..-..-..|Moldova||0|
mc|377||Monaco||0|
mn|976||Mongolia||0|
me|382||Montenegro||0|
ma|212||Morocco||0|
mz|258||Mozambique||0|
mm|95||Myanmar|Burma|0|
na|264||Namibia||0|
nr|674||Nauru||0|
np|977||Nepal||0|
nl|31|... .......|Netherlands|Holland|0|
nc|687||New Caledonia||0|
nz|64|...-...-....|New Zealand||0|
ni|505||Nicaragua||0|
ne|227||Niger||0|
ng|234||Nigeria||0|
kp|850||North Korea||0|
no|47|... .. ...|Norway||0|
om|968|.... ....|Oman||0|
pk|92|...-.......|Pakistan||0|
pw|680||Palau||0|
ps|970||Palestine||0|
pa|507||Panama||0|
pg|675||Papua New Guinea||0|
py|595||Paraguay||0|
pe|51||Peru||0|
ph|63|... ... ....|Philippines||0|
pl|48|...-...-...|Poland||0|
pt|351||Portugal||0|
pr|1|(...) ...-....|Puerto Rico||3|787 939
qa|974|.... ....|Qatar||0|
re|262|... .. .. ..|Réunion||0|
ro|40||Romania||0|
ru|7|(...) ...-..-..|Russia|Russian Federation|0|
rw|250||Rwanda||0|
kn|1869||Saint Kitts and Nevis||0|
lc|1758||Saint Lucia||0|
pm|508|.. .. ..|Saint Pierre & Miquelon||0|
vc|1784||Saint Vincent and the Grenadines||0|
ws|685||Samoa||0|
sm|378||San Marino||0|
st|239||São Tomé and Príncipe||0|
sa|966|.. ... ....|Saudi Arabia||0|
sn|221||Senegal||0|
rs|381||Serbia||0|
sc|248||Seychelles||0|
sl|232||Sierra Leone||0|
sg|65|....-....|Singapore||0|
sk|421||Slovakia||0|
si|386||Slovenia||0|
sb|677||Solomon Islands||0|
so|252||Somalia||0|
za|27||South Africa||0|
kr|82|... .... ....|South Korea|Korea|0|
ss|211||South Sudan||0|
es|34|... ... ...|Spain|España|0|
lk|94||Sri Lanka||0|
sd|249||Sudan||0|
sr|597||Suriname||0|
sz|268||Swaziland|Eswatini|0|
se|46|... ... ...|Sweden||0|
ch|41|.. ... .. ..|Switzerland||0|
sy|963||Syria||0|
tw|886||Taiwan||0|
tj|992||Tajikistan||0|
tz|255||Tanzania||0|
th|66||Thailand||0|
tl|670||Timor-Leste|East Timor|0|
tg|228||Togo||0|
to|676||Tonga||0|
tt|1868||Trinidad and Tobago||0|
tn|216||Tunisia||0|
tr|90|... ... .. ..|Turkey|Türkiye|0|
tm|993||Turkmenistan||0|
tv|688||Tuvalu||0|
ug|256||Uganda||0|
ua|380|(..) ... .. ..|Ukraine||0|
ae|971|.. ... ....|United Arab Emirates|UAE Emirates|0|
gb|44|.... ......|United Kingdom|UK Great Britain England Scotland Wales Northern Ireland|0|
us|1|(...) ...-....|United States|USA America|0|
uy|598||Uruguay||0|
uz|998|.. ... .. ..|Uzbekistan||0|
vu|678||Vanuatu||0|
va|39|.. .... ....|Vatican City|Holy See|1|
ve|58||Venezuela||0|
vn|84||Vietnam|Viet Nam|0|
wf|681|.. .. ..|Wallis & Futuna||0|
ye|967||Yemen||0|
zm|260||Zambia||0|
zw|263||Zimbabwe||0|
`;

/** Every country, by name. */
export const phoneCountries: PhoneCountry[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [code = '', dial = '', pattern = '', name = '', aliases = '', priority = '', areas = ''] =
      row.split('|');
    return {
      code,
      dial,
      pattern,
      name,
      aliases,
      priority: Number(priority),
      areas: areas ? areas.split(' ') : [],
    };
  });

/** The country a form begins with (specification §9). */
export const defaultCountry = 'in';
