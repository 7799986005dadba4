/** What expressions of Security Rules come to: true, false, or an error. */
import { value } from './helpers/rules.ts';
import { table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';

/** All of them are true. */
const TRUE: Readonly<Record<string, string>> = {
  'integers are divided toward zero': '7 / 2 == 3 && -7 / 2 == -3',
  'a remainder has the sign of what is divided': '-7 % 3 == -1 && 7 % -3 == 1',
  'an integer and a double are added as doubles': '1 + 0.5 == 1.5',
  'an integer equals an equal double': '1 == 1.0',
  'an integer is no float, though equal': '!(1 is float) && 1 is int && 1.0 is float',
  'both are numbers': '1 is number && 1.5 is number',
  'multiplication binds more than addition': '2 + 3 * 4 == 14',
  'a minus binds more than multiplication': '-2 * 3 == -6',
  'a comparison binds more than an equation': '1 < 2 == true',
  'not binds more than in': '!true in [true, false]',
  'and binds more than or': 'true || false && false',
  'a condition chooses one branch, and leaves the other alone': 'true ? true : 1 / 0 == 1',
  'strings are put together': "'a' + 'b' == 'ab'",
  'strings are compared by their letters': "'a' < 'b' && 'B' < 'a'",
  'a string has letters by number': "'hello'[1] == 'e'",
  'a string has parts': "'hello'[1:3] == 'el'",
  'escapes of strings': String.raw`'\\ \' \" \n'.size() == 7`,
  'both kinds of quotes': `"it's" == 'it\\'s'`,
  'size counts letters': "'héllo'.size() == 5",
  'lower and upper case': "'AbC'.lower() == 'abc' && 'AbC'.upper() == 'ABC'",
  'trim takes the blanks around': "'  a b '.trim() == 'a b'",
  'matches is about the whole string': "'abc'.matches('a.c') && !'abcd'.matches('abc')",
  'matches takes RE2 patterns': String.raw`'a1'.matches('[a-z]\\d+')`,
  'replace replaces every match': "'banana'.replace('a', 'o') == 'bonono'",
  'split splits by a pattern': "'a1b2c'.split('[0-9]') == ['a', 'b', 'c']",
  'lists are put together': '[1].concat([2, 3]) == [1, 2, 3]',
  'a list has elements by number': '[1, 2, 3][2] == 3',
  'a list has parts': '[1, 2, 3][0:2] == [1, 2]',
  'a list has all of some': "['a', 'b', 'c'].hasAll(['a', 'c']) && !['a'].hasAll(['a', 'b'])",
  'a list has any of some': "['a'].hasAny(['a', 'b']) && !['a'].hasAny(['b'])",
  'a list has only some, not all of them':
    "['a'].hasOnly(['a', 'b']) && !['a', 'c'].hasOnly(['a', 'b'])",
  'a list is joined': "['a', 'b'].join('-') == 'a-b'",
  'some are removed from a list': '[1, 2, 1, 3].removeAll([1]) == [2, 3]',
  'a set has each value once': '[1, 1, 2].toSet().size() == 2',
  'sets are equal in any order': '[1, 2].toSet() == [2, 1].toSet()',
  'sets are intersected': '[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()',
  'sets are united': '[1].toSet().union([2].toSet()) == [1, 2].toSet()',
  'sets are subtracted': '[1, 2].toSet().difference([2].toSet()) == [1].toSet()',
  'in asks a list': "'a' in ['a', 'b'] && !('c' in ['a', 'b'])",
  'in asks the keys of a map': "'a' in resource.data.map && !('z' in resource.data.map)",
  'in asks a set': '1 in [1].toSet()',
  'keys and values of a map are lists':
    "{'a': 1}.keys() == ['a'] && {'a': 1}.values() == [1] && {}.keys() is list",
  'a map gives a default':
    "resource.data.map.get('z', 7) == 7 && resource.data.map.get('a', 7) == 1",
  'a map gives a default deep inside':
    "resource.data.map.get(['b', 'c'], 0) == 2 && resource.data.map.get(['b', 'z'], 0) == 0",
  'a map by dot and by bracket': "resource.data.map.a == resource.data['map']['a']",
  'a difference names what is new': "{'a': 1, 'b': 2}.diff({'a': 1}).addedKeys() == ['b'].toSet()",
  'a difference names what is gone':
    "{'a': 1}.diff({'a': 1, 'b': 2}).removedKeys() == ['b'].toSet()",
  'a difference names what has changed':
    "{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3}).changedKeys() == ['b'].toSet()",
  'a difference names what is the same':
    "{'a': 1, 'b': 2}.diff({'a': 1, 'b': 3}).unchangedKeys() == ['a'].toSet()",
  'a difference names all that is not':
    "{'a': 1, 'b': 2}.diff({'b': 3, 'd': 4}).affectedKeys() == ['a', 'b', 'd'].toSet()",
  'bytes have a size and forms in letters':
    "'abc'.toUtf8().size() == 3 && 'i?>'.toUtf8().toBase64() == 'aT8-' && 'jkl'.toUtf8().toHexString() == '6A6B6C'",
  'hashes of a string and of its bytes are the same':
    "hashing.md5('a') == hashing.md5('a'.toUtf8()) && hashing.sha256('a').size() == 32",
  'a checksum is four bytes': "hashing.crc32('a').size() == 4 && hashing.crc32c('a').size() == 4",
  'a time by its date':
    'timestamp.date(2024, 2, 29).year() == 2024 && timestamp.date(2024, 2, 29).dayOfYear() == 60',
  'Monday is the first day of a week':
    'timestamp.date(2024, 1, 1).dayOfWeek() == 1 && timestamp.date(2024, 1, 7).dayOfWeek() == 7',
  'a time by its milliseconds':
    'timestamp.value(3661001).hours() == 1 && timestamp.value(3661001).minutes() == 1 && timestamp.value(3661001).seconds() == 1 && timestamp.value(3661001).toMillis() == 3661001',
  'times are added to and subtracted from':
    "timestamp.value(0) + duration.value(1, 's') == timestamp.value(1000) && timestamp.value(1000) - timestamp.value(0) == duration.value(1, 's')",
  'times are compared':
    'timestamp.value(0) < timestamp.value(1) && request.time > timestamp.date(2024, 1, 1)',
  'durations in all units':
    "duration.value(1, 'w') == duration.value(7, 'd') && duration.value(1, 'h') == duration.value(60, 'm') && duration.value(1, 'ms') == duration.value(1000000, 'ns')",
  'a duration of hours, minutes, seconds and nanoseconds':
    'duration.time(1, 2, 3, 4).seconds() == 3723 && duration.time(1, 2, 3, 4).nanos() == 4',
  'a duration without its sign': "duration.abs(duration.value(-5, 's')) == duration.value(5, 's')",
  'a place and its distance':
    'latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000.0 && latlng.value(0, 0).distance(latlng.value(0, 1)) < 112000.0 && latlng.value(3, 4).longitude() == 4',
  mathematics:
    'math.abs(-2) == 2 && math.ceil(1.2) == 2 && math.floor(1.8) == 1 && math.round(1.5) == 2 && math.sqrt(9) == 3.0 && math.pow(2, 3) == 8.0 && math.isNaN(0.0 / 0.0)',
  'numbers from strings and back':
    "int('7') == 7 && float('1.5') == 1.5 && string(7) == '7' && int(1.9) == 1",
  'a path from a string': "path('a/b') is path && path('/a/b')[1] == 'b'",
  'a path with a hole': "path('/a/{x}').bind({'x': 'b'}) == path('/a/b')",
  'types have names':
    "true is bool && 'a' is string && [] is list && {} is map && request.time is timestamp && duration.value(1, 's') is duration && latlng.value(1, 1) is latlng && ''.toUtf8() is bytes && [].toSet() is set",
  'null equals null': 'resource.data.nothing == null && resource.data.n != null',
  'a value is never equal to one of another type': "!(1 == '1') && 1 != '1'",
  'an error beside true is true': 'true || 1 / 0 == 1',
  'also on the left': '1 / 0 == 1 || true',
  'an error beside false is false': '!(1 / 0 == 1 && false)',
  'who is asking':
    "request.auth.uid == 'ann' && request.auth.token.role == 'editor' && request.auth.token.level == 3",
  'what is asked': "request.method == 'get' && request.path[3] == 'yes' || request.path[3] == 'no'",
  'the document and its id': "resource.data.text == 'Hello' && resource.id == 'one' && id == 'one'",
  'a document is there': 'exists(/databases/$(database)/documents/yes/one)',
  'a document is not there': '!exists(/databases/$(database)/documents/yes/none)',
  'what another document holds': 'get(/databases/$(database)/documents/yes/one).data.n == 1',
  'debug gives back what it is given': 'debug(1) == 1',
};
const FALSE: Readonly<Record<string, string>> = {
  'an integer is no string': '1 is string',
  'nobody is in an empty list': "'a' in []",
  'false and an error is false': 'false && 1 / 0 == 1',
};
const ERRORS: Readonly<Record<string, string>> = {
  'an equation binds more than in': '1 in [1] == true',
  'dividing by zero': '1 / 0 == 1',
  'a missing field': 'resource.data.none == 1',
  'a missing key in brackets': "resource.data['none'] == null",
  'a field of null': 'resource.data.nothing.deeper == 1',
  'a letter behind the end': "'abc'[3] == 'd'",
  'a part that goes beyond the end': "'abc'[0:4] == 'abc'",
  'an element behind the end': '[1][1] == 1',
  'adding a number to a string': "1 + 'a' == '1a'",
  'a number where a boolean should be': '1 && true',
  'true and an error': 'true && 1 / 0 == 1',
  'false or an error': 'false || 1 / 0 == 1',
  'a value that is no boolean in the end': '1 + 1',
  'the opposite of a number': '!1',
  'comparing values of two types': "1 < 'a'",
  'a place off the map': 'latlng.value(91, 0) is latlng',
  'a number from letters': "int('seven') == 7",
  'a union of a set and a list': '[1].toSet().union([2]).size() == 2',
  'hasAll of a map': "{'a': 1}.hasAll(['a'])",
  'a function that nobody has declared': 'nobody(1)',
  'a field of a missing document': 'get(/databases/$(database)/documents/yes/none).data.n == 1',
};
const FUNCTIONS = `
    function half(x) { let y = x / 2; return y; }
    function twice(x) { return half(x) * 4; }
    function shadow(id) { return id == 'mine'; }
    function late(x) { let broken = 1 / 0; return x || broken == 1; }`;
const IN_FUNCTIONS: Readonly<Record<string, string>> = {
  'a function calls another': 'twice(4) == 8',
  'a parameter hides a variable of the path': "shadow('mine')",
  'a variable that is not needed may fail': 'late(true)',
};

const rows = (
  expressions: Readonly<Record<string, string>>,
  expected: unknown,
  functions = '',
): Case[] =>
  table(
    {},
    Object.entries(expressions).map(
      ([name, expression]) => [name, value(expression, functions), expected] as const,
    ),
  );

export const cases: readonly Case[] = [
  ...rows(TRUE, true),
  ...rows(FALSE, false),
  ...rows(ERRORS, 'error'),
  ...rows(IN_FUNCTIONS, true, FUNCTIONS),
];
