// What logic chips do: by their words, and by their numbers in the families of 74 and 4000, which catalogues often leave at that.
import { of, type Trait, trait } from './trait.ts';

/** 74HC08, SN74LVC1G08, CD4081: `sevens` and `fours` are the functions' numbers. */
const numbered = (sevens: string, fours: string, words: string): RegExp =>
  new RegExp(
    `74[A-Z]{0,5}(?:[123]G)?(?:${sevens})(?!\\d)${fours ? `|(?<!\\d)(?:1?4)(?:${fours})(?!\\d)` : ''}|${words}`,
    'i',
  );

const GATE = /门电路/;
const FLIP_FLOP = /触发器/;
const BUFFER = /缓冲器/;
const MUX = /多路选择|译码与选择|译码器/;
const SHIFT = /移位寄存|寄存器与计数/;
const SWITCH = /模拟开关/;

// biome-ignore format: a table reads better in rows
export const LOGIC_TRAITS: readonly Trait[] = [
  trait('gate-and', '与门', 'AND gate', '与门, 与门芯片, 2输入与门, 四2输入与门, 四路2输入与门, 四与门, 3输入与门, and gate, and gates, 2-input and gate, quad 2-input and gate, quad and gate', of(GATE, numbered('08|09|11|21', '081|082|073', '(?<![与])与门(?!电路)|(?<!N)\\bAND\\b(?! Gates? & Inv)|\\bWith Door\\b|logic_type .*\\bAnd\\b'), /与非|nand/i)),
  trait('gate-nand', '与非门', 'NAND gate', '与非门, 与非门芯片, 2输入与非门, 四2输入与非门, 四路2输入与非门, nand gate, nand gates, 2-input nand gate, quad nand gate, quad 2-input nand gate', of(GATE, numbered('00|03|10|12|20|30|37|38|132|133', '011|012|023|068|093', '与非|NAND'))),
  trait('gate-or', '或门', 'OR gate', '或门, 或门芯片, 2输入或门, 四2输入或门, or gate, or gates, 2-input or gate, quad or gate', of(GATE, numbered('32', '071|072|075', '(?<![与异])或门|\\bOR ?Gate'), /异或|xor|或非|\bnor\b/i)),
  trait('gate-nor', '或非门', 'NOR gate', '或非门, 或非门芯片, nor gate, nor gates, 2-input nor gate', of(GATE, numbered('02|27|28', '001|002|025', '或非|\\bNOR\\b'))),
  trait('gate-xor', '异或门', 'XOR gate', '异或门, 异或门芯片, 异或门 芯片, xor gate, xor gates, exclusive or gate, exclusive-or', of(GATE, numbered('86|136', '030|070', '异或|XOR|Exclusive'))),
  trait('gate-not', '反相器', 'Inverter', '反相器, 非门, 六反相器, 反相器芯片, inverter, inverters, hex inverter, not gate', of(GATE, numbered('04|05|06|14|16|U04', '049|069|0106|584', '反相器(?! 74)|\\binverter\\b'), /与非|nand/i)),
  trait('gate-not-schmitt', '施密特反相器', 'Schmitt inverter', '施密特反相器, 施密特触发反相器, 施密特触发器反相器, 六施密特反相器, schmitt inverter, schmitt trigger inverter, schmitt-trigger inverter, hex schmitt inverter', of(GATE, numbered('14', '0106|584', '施密特反相'))),
  trait('flip-flop-d', 'D 触发器', 'D flip-flop', 'd触发器, d 触发器, 双d触发器, 双 d 触发器, 八d触发器, d flip-flop, d flip flop, d-type flip-flop, dual d flip-flop', of(FLIP_FLOP, numbered('74|79|80|174|175|273|374|377|378|574|821|823', '013|0174|0175', 'D 触发|D-type(?! (?:transparent )?latch)|D触发'))),
  trait('flip-flop-jk', 'JK 触发器', 'JK flip-flop', 'jk触发器, jk flip-flop', of(FLIP_FLOP, numbered('73|76|107|109|112', '027', 'JK'))),
  trait('latch', '锁存器', 'Latch', '锁存器, d锁存器, 八位锁存器, 8位锁存器, 八d锁存器, latch, latches, d latch, octal latch', of(FLIP_FLOP, numbered('75|259|373|533|563|573', '042|044|099|0508', '(?<!与)锁存器|Latch(?!es)'))),
  trait('shift-register', '移位寄存器', 'Shift register', '移位寄存器, 8位移位寄存器, 八位移位寄存器, 串转并, 并转串, shift register, shift registers, 8-bit shift register', of(SHIFT, numbered('91|164|165|166|194|195|299|589|594|595|596|597|598', '014|015|021|035|094|0194', '移位寄存器(?!与)|Serial-to|to-Serial|shift register(?!s)'))),
  trait('counter', '计数器', 'Counter', '计数器, 计数器芯片, 二进制计数器, 十进制计数器, counter, counters, binary counter, decade counter', of(SHIFT, numbered('90|92|93|160|161|162|163|190|191|192|193|390|393|490|590|4017|4020|4040|4060', '017|018|020|022|024|029|040|060|510|516|518|520|522|526|541', '(?<!与)计数器|(?<!& )Counter(?!s)'))),
  trait('decoder', '译码器', 'Decoder', '译码器, 3-8译码器, 3-8 译码器, 38译码器, 3-8线译码器, 2-4译码器, decoder, decoders, 3 to 8 decoder, 3-to-8 decoder', of(MUX, numbered('42|137|138|139|154|155|156|237|238', '028|514|515|555|556|511', '(?<!与)译码器|Decoder(?!s)'))),
  trait('logic-mux', '多路选择器', 'Multiplexer', '多路选择器, 数据选择器, 多路复用器, multiplexer, multiplexers, mux, data selector', of(MUX, numbered('150|151|153|157|158|251|253|257|258', '019|512|519|539', '(?<!与)多路选择器(?!与)|Multiplexers?(?! &)'), /decoder(?!s)/i), of(SWITCH, /\d:1|\d 选 1|4051|4052|4053|4067/)),
  trait('buffer', '缓冲器', 'Buffer', '缓冲器, 缓冲器芯片, 八路缓冲器, 三态缓冲器, 总线缓冲器, buffer, buffers, tri-state buffer, octal buffer, bus buffer, line driver', of(BUFFER, numbered('07|17|34|35|125|126|240|241|244|365|366|367|368|465|540|541|827|1034|16244', '010|050|503|504', '(?<!反相)缓冲器(?!与)|Buffer(?!s)|Unidirectional'))),
  trait('bus-transceiver', '总线收发器', 'Bus transceiver', '总线收发器, 总线收发, 8路双向总线收发器, 八路总线收发器, 双向总线收发器, bus transceiver, octal bus transceiver, bus transceivers', of(BUFFER, numbered('243|245|543|623|640|645|646|652|16245|4245|8T245|164245|T45|16T245|2T45|1T45', '', '总线收发器|Bus transceiver|channel_type .*(?:双向|Bidirectional)'))),
  trait('switch-8-1', '8 选 1 模拟开关', '8:1 analog switch', '8选1模拟开关, 8选1, 8 选 1 模拟开关, 八选一模拟开关, 8:1 analog multiplexer, 8:1 analog switch, 8 channel analog multiplexer, 8:1 multiplexer', of(SWITCH, /8 选 1|8:1|8-channel|4051|ADG(?:708|1608|1408|508)|DG408/i)),
];
