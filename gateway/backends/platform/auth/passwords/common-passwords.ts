/** Passwords of at least eight characters that guessing lists start with, and those of the demo; in lower case. */
const COMMON = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa55word passwort
  12345678 123456789 1234567890 12345678910 123123123 1231231234 987654321 9876543210 87654321 11111111
  111111111 1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777
  88888888 99999999 12341234 11223344 1122334455 11112222 12121212 123321123 1234qwer 1234abcd 12345qwert
  123456abc 123456789a 123456789q a123456789 a1234567 a12345678 aa123456 aa12345678 abc12345 abc123456
  abcd1234 abcd12345 abcdefgh abcdefghi abcdefg1 asdfasdf asdfghjk asdfghjkl asdf1234 asd12345 1q2w3e4r
  1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5 qazwsxedc qwe12345 qweasdzxc qwer1234
  qwert123 qwert12345 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop qwertyuiop123 zaq12wsx
  zxcvbnm1 zxcvbnm123 zxcvbnmm iloveyou iloveyou1 iloveyou2 iloveyou123 iloveu123 loveyou1 lovelove
  sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1
  batman123 spiderman pokemon1 pokemon123 starwars starwars1 trustno1 whatever whatever1 welcome1 welcome12
  welcome123 letmein1 letmein12 letmein123 changeme changeme1 changeme123 computer computer1 internet
  internet1 samsung1 samsung123 michelle michael1 jennifer jessica1 jordan23 liverpool liverpool1 chelsea1
  manchester arsenal1 barcelona realmadrid charlie1 chocolate butterfly elephant dolphins midnight
  admin123 admin1234 admin12345 administrator administrator1 root1234 rootroot toor1234 test1234 test12345
  testtest testing1 testing123 guest123 guest1234 user1234 useruser demo1234 default1 secret12 secret123
  mypassword mypassword1 mypass123 newpassword hello123 hello1234 hellohello master123 monkey12 monkey123
  dragon12 dragon123 shadow12 shadow123 freedom1 freedom123 summer2024 summer2025 summer2026 winter2024
  winter2025 winter2026 spring2024 spring2025 spring2026 january1 november december sherry123 solera123
  israel123 israel1234 jerusalem telaviv1 telaviv123 shalom123 ilovegod jesus123 blink182 corvette
  mercedes maverick cocacola startrek slipknot metallica nirvana1 password! password1! password123!
  qwerty123! welcome1! p@ssw0rd1 p@ssw0rd123 passw0rd1 passw0rd! aaaaaaaa aaaaaaaaaa abcabcabc xxxxxxxx
  admin-demo-1 traveller-demo-1`
    .split(/\s+/)
    .filter(Boolean),
);

/** @param password in lower case */
export const isCommonPassword = (password: string): boolean => COMMON.has(password);
