// Kinds of parts that share one category with another kind: SRAM and DRAM, NAND and eMMC, FPGA and CPLD.
import { of, type Trait, trait } from './trait.ts';

// biome-ignore format: a table reads better in rows
export const KIND_TRAITS: readonly Trait[] = [
  trait('sram', 'SRAM', 'SRAM', 'sram, 静态ram, 静态存储器, sram芯片, static ram', of(/^(?!.*DRAM).*SRAM/i), of(/SRAM.*DRAM|DRAM.*SRAM/i, /(?<![A-Za-z])A?SRAM(?![A-Za-z])|静态/i, /PSRAM|伪静态/i)),
  trait('psram', 'PSRAM', 'PSRAM', 'psram, 伪静态ram, psram芯片, pseudo static ram, pseudo sram', of(/SRAM|DRAM/i, /PSRAM|伪静态|pseudo/i)),
  trait('dram', 'DRAM', 'DRAM', 'dram, 动态ram, dram芯片, dynamic ram', of(/^(?!.*SRAM).*DRAM/i), of(/SRAM.*DRAM|DRAM.*SRAM/i, /(?<![A-Za-z])S?DRAM|DDR/i)),
  trait('sdram', 'SDRAM', 'SDRAM', 'sdram, sdram芯片', of(/DRAM/i, /SDRAM/i)),
  trait('ddr', 'DDR SDRAM', 'DDR SDRAM', 'ddr, ddr内存, ddr芯片, ddr sdram', of(/DRAM/i, /DDR/i)),
  trait('emmc', 'eMMC', 'eMMC', 'emmc, emmc芯片', of(/eMMC/i, /eMMC/i)),
  trait('nand', 'NAND Flash', 'NAND flash', 'nand, nand flash, nand闪存, nand芯片', of(/^(?!.*eMMC).*NAND/i), of(/NAND.*eMMC|eMMC.*NAND/i, undefined, /eMMC/i)),
  trait('fpga', 'FPGA', 'FPGA', 'fpga, fpgas, fpga芯片', of(/^(?!.*CPLD).*FPGA/i), of(/FPGA.*CPLD|CPLD.*FPGA/i, /FPGA|^(?:XC[2-7KV]|EP[1-4]C|5CE|10M|LCMX|LFE|ICE|GW|EG4)/i, /CPLD/i)),
  trait('cpld', 'CPLD', 'CPLD', 'cpld, cplds, cpld芯片', of(/CPLD/i, /CPLD|^(?:EPM|XC95|XC2C|XCR|ATF15|LC4)/i)),
];
