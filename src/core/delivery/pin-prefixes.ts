/**
 * India's PIN codes by prefix. Two digits name a postal circle, three a sorting district; a longer prefix overrides a
 * shorter one. Where a district lies in two states the state is empty.
 */

/** Prefix, state, city if the whole district is one, delivery band if it is not 'city'. */
export type PrefixRow = readonly [prefix: string, state: string, city?: string, band?: 'metro' | 'remote'];

const many = (prefixes: string, state: string, band?: 'remote'): PrefixRow[] =>
  prefixes.split(' ').map((prefix) => (band ? [prefix, state, '', band] : [prefix, state]));

const cities = (state: string, names: string): PrefixRow[] =>
  names.split(', ').map((entry) => [entry.slice(0, 3), state, entry.slice(4)]);

const UP = 'Uttar Pradesh';
const JK = 'Jammu and Kashmir';

export const PIN_PREFIXES: readonly PrefixRow[] = [
  ['110', 'Delhi', 'Delhi', 'metro'],
  ['380', 'Gujarat', 'Ahmedabad', 'metro'],
  ['400', 'Maharashtra', 'Mumbai', 'metro'],
  ['411', 'Maharashtra', 'Pune', 'metro'],
  ['500', 'Telangana', 'Hyderabad', 'metro'],
  ['560', 'Karnataka', 'Bengaluru', 'metro'],
  ['600', 'Tamil Nadu', 'Chennai', 'metro'],
  ['700', 'West Bengal', 'Kolkata', 'metro'],

  ...many('12 13', 'Haryana'),
  ...many('14 15', 'Punjab'),
  ['160', 'Chandigarh', 'Chandigarh'],
  ...many('171 173', 'Himachal Pradesh'),
  ...many('17', 'Himachal Pradesh', 'remote'),
  ['180', JK, 'Jammu'],
  ...many('18 19', JK, 'remote'),
  ['194', 'Ladakh', '', 'remote'],
  ...many('20 21 22 23 24 25 26 27 28', UP),
  // These districts extend across the border into Uttarakhand.
  ...many('244 246 247 262', ''),
  ...many('248 249 263', 'Uttarakhand'),
  ...many('2461 2462 2464 2491 2625 2636', 'Uttarakhand', 'remote'),
  ...many('30 31 32 33 34', 'Rajasthan'),
  ...many('36 37 38 39', 'Gujarat'),
  // Post offices of Daman, Dadra and Nagar Haveli share Valsad's prefix.
  ['3962', ''],
  ...many('40 41 42 43 44', 'Maharashtra'),
  ['403', 'Goa'],
  ...many('45 46 47 48', 'Madhya Pradesh'),
  ...many('49', 'Chhattisgarh'),
  ...many('494', 'Chhattisgarh', 'remote'),
  ...many('50', 'Telangana'),
  ...many('51 52 53', 'Andhra Pradesh'),
  ...many('56 57 58 59', 'Karnataka'),
  ...many('60 61 62 63 64', 'Tamil Nadu'),
  ['6050', 'Puducherry', 'Puducherry'],
  ['6051', ''],
  ['6096', 'Puducherry'],
  ...many('67 68 69', 'Kerala'),
  ['68255', 'Lakshadweep', '', 'remote'],
  ...many('70 71 72 73 74', 'West Bengal'),
  ['737', 'Sikkim', '', 'remote'],
  ['744', 'Andaman and Nicobar Islands', '', 'remote'],
  ...many('75 76 77', 'Odisha'),
  ...many('78', 'Assam', 'remote'),
  ...many('790 791 792', 'Arunachal Pradesh', 'remote'),
  ...many('793 794', 'Meghalaya', 'remote'),
  ['795', 'Manipur', '', 'remote'],
  ['796', 'Mizoram', '', 'remote'],
  ...many('797 798', 'Nagaland', 'remote'),
  ['799', 'Tripura', '', 'remote'],
  ...many('80 811 812 821 823 824 84 85', 'Bihar'),
  // Godda shares Bhagalpur's prefix.
  ['813', ''],
  ...many('814 815 816 822 825 826 827 828 829 831 832 833 834 835', 'Jharkhand'),

  ...cities('Haryana', '121 Faridabad, 122 Gurugram'),
  ...cities('Punjab', '141 Ludhiana, 143 Amritsar, 144 Jalandhar'),
  ...cities('Himachal Pradesh', '171 Shimla'),
  ...cities(UP, '208 Kanpur, 211 Prayagraj, 221 Varanasi, 226 Lucknow, 250 Meerut, 282 Agra'),
  ...cities('Uttarakhand', '248 Dehradun'),
  ...cities('Rajasthan', '302 Jaipur, 313 Udaipur, 324 Kota, 342 Jodhpur'),
  ...cities('Gujarat', '360 Rajkot, 390 Vadodara, 395 Surat'),
  ...cities('Maharashtra', '422 Nashik, 440 Nagpur'),
  ...cities('Madhya Pradesh', '452 Indore, 462 Bhopal, 482 Jabalpur'),
  ...cities('Chhattisgarh', '492 Raipur'),
  ...cities('Telangana', '506 Warangal'),
  ...cities('Andhra Pradesh', '520 Vijayawada, 522 Guntur, 530 Visakhapatnam'),
  ...cities('Karnataka', '570 Mysuru, 575 Mangaluru'),
  ...cities('Tamil Nadu', '620 Tiruchirappalli, 625 Madurai, 636 Salem, 641 Coimbatore'),
  ...cities('Kerala', '673 Kozhikode, 680 Thrissur, 682 Kochi, 695 Thiruvananthapuram'),
  ...cities('West Bengal', '711 Howrah, 734 Siliguri'),
  ...cities('Odisha', '751 Bhubaneswar, 753 Cuttack'),
  ...cities('Assam', '781 Guwahati'),
  ...cities('Bihar', '800 Patna'),
  ...cities('Jharkhand', '826 Dhanbad, 831 Jamshedpur, 834 Ranchi'),
];

/**
 * Prefixes whose post offices lie in several states, the most frequent first: an address may name any of them. A longer
 * prefix in the table above takes precedence.
 */
export const BORDER_PREFIXES: readonly (readonly [prefix: string, ...states: string[]])[] = [
  ['160', 'Chandigarh', 'Punjab', 'Haryana'],
  ...['244', '246', '247', '262'].map((prefix) => [prefix, UP, 'Uttarakhand'] as const),
  ['3625', 'Gujarat', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['3962', 'Gujarat', 'Dadra and Nagar Haveli and Daman and Diu'],
  // Parts of Khammam's district went to Andhra Pradesh in 2014.
  ['507', 'Telangana', 'Andhra Pradesh'],
  // Yanam, Karaikal, Mahe and the villages around Puducherry.
  ['533', 'Andhra Pradesh', 'Puducherry'],
  ['605', 'Tamil Nadu', 'Puducherry'],
  ['6050', 'Puducherry', 'Tamil Nadu'],
  ['607', 'Tamil Nadu', 'Puducherry'],
  ['609', 'Tamil Nadu', 'Puducherry'],
  ['6096', 'Puducherry', 'Tamil Nadu'],
  ['673', 'Kerala', 'Puducherry'],
  ['813', 'Bihar', 'Jharkhand'],
];

/** Field post offices of the Army Postal Service: 90 to 99. */
export const ARMY_PREFIX = '9';
