// What guessers try first, in small letters: passwords, and the words and numbers that people put side by side.

/** Passwords that keep the rules of letters and digits and are no plain word beside a plain number. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5 qw12er34 1qaz2wsx 1qaz2wsx3edc 2wsx3edc 1qazxsw2
   1qaz1qaz zaq12wsx zaq1zaq1 zaq1xsw2 zaq1zaq1 !qaz2wsx 1a2b3c 1a2b3c4d a1b2c3 a1b2c3d4 a1b2c3d4e5 p@ssw0rd p@ssword1
   passw0rd passw0rd1 pa55word pa55w0rd pass1word 123qwe123 qwe123qwe asd123asd 123abc123 abc123abc abc123def456 123a456
   a1a1a1 a1s2d3 a1s2d3f4 z1x2c3 z1x2c3v4 123qweasd 123qweasdzxc qweasd123 qweasdzxc123 q123456789q w123456789
   a123456b a12345678b 12345qwert 1234qwer qwer1234asdf asdf1234qwer aa123456bb woaini1314520 5201314qq l0vey0u
   r00t123 adm1n123 t3st123 g00gle m1cr0s0ft 0o9i8u7y 7ujm8ik 5tgb6yhn 3edc4rfv 4rfv5tgb 1q1q1q 1q1q1q1q 2w2w2w 123q123q
   123w123w a5201314a a1b1c1 1234abcd5678 111aaa222 abc123xyz1 1234asdf5678 iloveyou2u b4ll00n x1x2x3x4 1p2o3i4u
   trustno1 blink182 ncc1701 rush2112 bond007 agent007 matrix1999 area51 catch22 apollo13 mach1 level42 u2u2u2 4ever2gether
   yuancai123456 yuancai2026 yuancai888 mall123456 mall2026`.split(/\s+/),
);

export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `abc abcd abcde abcdef abcdefg qwe qwer qwert qwerty qwertyu qwertyui qwertyuiop asd asdf asdfg asdfgh asdfghjkl zxc zxcv
   zxcvb zxcvbn zxcvbnm qaz qazwsx wsx edc qweasd qweasdzxc password passwd pass passwort pwd mima admin administrator root
   user guest test tester login welcome hello letmein master secret server oracle mysql system default changeme access
   love lover loveyou iloveyou iloveu woaini woaiwo aini wo ni ai qq weixin wechat baidu taobao alibaba alipay google
   apple huawei xiaomi sina sohu tencent wang wangwei zhang zhangwei li liwei liu chen yang huang zhao wu zhou xu sun ma
   zhu hu guo lin he gao luo zheng liang xie song tang xiaoming aa bb cc dd ee ff gg hh ii jj kk ll mm nn oo pp qa rr ss
   tt uu vv ww xx yy zz ab ac ad as asd az qw qwq zx wx wxy xyz xy mm tt
   monkey dragon football baseball basketball soccer hockey princess sunshine shadow superman batman spiderman michael
   jordan jessica ashley jennifer thomas charlie daniel andrew matthew joshua robert william george david james john
   anthony hunter ranger buster ginger pepper summer winter spring autumn flower freedom computer internet samsung
   pokemon naruto starwars liverpool chelsea arsenal barcelona ferrari mercedes porsche killer cookie banana cheese
   chocolate orange purple yellow silver golden diamond lovely angel angels baby babygirl family friend friends money
   lucky happy smile music guitar junior bailey tigger snoopy mickey maggie buddy jasper harley mustang yankees eagles
   company office work mall shop buy buyer seller china beijing shanghai shenzhen guangzhou hangzhou zhongguo
   fuck fuckyou asshole bitch sex sexy hotmail gmail email mail yahoo facebook twitter linkedin windows linux ubuntu
   temp temporary sample example new old one first my mypassword myspace thisis`.split(/\s+/),
);

export const COMMON_NUMBERS: ReadonlySet<string> = new Set(
  `0 1 2 3 4 5 6 7 8 9 01 007 10 11 12 13 21 22 23 33 69 77 88 99 100 101 111 110 119 120 121 123 1234 12345 123456 1234567
   12345678 123456789 1234567890 0123 01234 012345 0123456 0123456789 321 4321 54321 654321 7654321 87654321 987654321
   987 9876 98765 987654 456 789 456789 147 258 369 147258 147258369 159 357 159357 159753 741852 963852 258369 789456
   456123 789456123 123123 123123123 112233 11223344 223344 121212 131313 123321 1234321 12344321 123454321 1314 131421
   520 521 5201314 520520 521521 1314520 1314521 168 1688 168168 518 666 6666 66666 666666 888 8888 88888 888888 88888888
   999 9999 99999 999999 000 0000 00000 000000 00000000 111111 11111111 222222 333333 555555 777777 102030 10203040
   101010 696969 5683 147147 258258 369369 110110 119119 120120 786 7777777 2580 1990 1991 1992 1993 1994 1995 1996 1997
   1998 1999 1980 1981 1982 1983 1984 1985 1986 1987 1988 1989 2000 2001 2002 2003 2004 2005 2006 2007 2008 2009 2010
   2011 2012 2013 2014 2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025 2026 2027 2028 2029 2030 1987654321`.split(
    /\s+/,
  ),
);
