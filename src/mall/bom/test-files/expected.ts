// What ten bills of materials in the manner of as many tools say, line by line, written down by hand.

/** Of a line what must be read; what is left out may be anything. */
interface ReadLine {
  designators?: string;
  qty: number;
  partNo?: string;
  brandName?: string;
  value?: string;
  packageName?: string;
  supplierCode?: string;
  isFitted?: boolean;
}

export const expected: Readonly<Record<string, readonly ReadLine[]>> = {
  'altium.csv': [
    { designators: 'C1, C2, C5', qty: 3, partNo: 'CL10B104KB8NNNC', packageName: 'C0603', supplierCode: '1276-1000-1-ND' },
    { designators: 'C3', qty: 1, partNo: 'TAJA106K016RNJ', brandName: 'AVX', packageName: 'CP_EIA-3216-18' },
    { designators: 'R1, R2, R3, R4', qty: 4, partNo: 'RC0402FR-0710KL', value: '10k' },
    { designators: 'U1', qty: 1, partNo: 'STM32F103C8T6', brandName: 'STMicroelectronics' },
    { designators: 'TP1, TP2', qty: 2, partNo: '' },
  ],
  'orcad.txt': [
    { designators: 'C1,C2,C3,C4,C5,C6,C7,C8', qty: 8, value: '100n', packageName: 'SM/C_0603' },
    { designators: 'C9', qty: 1, value: '1uF/25V' },
    { designators: 'R1,R2', qty: 2, value: '4k7' },
    { designators: 'U1', qty: 1, value: '74HC595D' },
    { designators: 'U2', qty: 1, value: 'SN65HVD230DR' },
    { designators: 'Q1', qty: 1, value: 'BSS138LT1G', packageName: 'SOT23' },
  ],
  'eagle.txt': [
    { designators: 'C1, C2', qty: 2, value: '100n', packageName: 'C0603' },
    { designators: 'C3', qty: 1, value: '22p', packageName: 'C0402' },
    { designators: 'D1', qty: 1, value: '1N4148W', packageName: 'SOD-123' },
    { designators: 'IC1', qty: 1, value: 'NE555DR', packageName: 'SO08' },
    { designators: 'IC2', qty: 1, value: 'TPS5430DDAR', packageName: 'HSOP8' },
    { designators: 'R1, R2', qty: 2, value: '10k', packageName: 'R0603' },
    { designators: 'X1', qty: 1 },
  ],
  'kicad8.csv': [
    { designators: 'C1,C4-C6', qty: 4, partNo: 'CL10B104KB8NNNC', brandName: 'Samsung' },
    { designators: 'C2', qty: 1, partNo: 'TAJA106K016RNJ', packageName: 'Capacitor_Tantalum_SMD:CP_EIA-3216-18_Kemet-A' },
    { designators: 'D1', qty: 1, partNo: '', isFitted: false },
    { designators: 'H1,H2', qty: 2, isFitted: false },
    { designators: 'R1-R3', qty: 3, partNo: 'RC0402FR-0710KL' },
    { designators: 'U1', qty: 1, partNo: 'W25Q128JVSIQ', brandName: 'Winbond' },
    { designators: 'U2', qty: 1, partNo: 'ESP32-WROOM-32E-N4' },
  ],
  'diptrace.csv': [
    { designators: 'C1, C2', qty: 2, partNo: 'GRM188R71H104KA93D', brandName: 'Murata', packageName: 'CAP_0603' },
    { designators: 'R1', qty: 1, partNo: 'RC0603FR-0710KL', value: '10k' },
    { designators: 'Q1, Q2', qty: 2, partNo: 'AO3400A', packageName: 'SOT-23' },
    { designators: 'U1', qty: 1, partNo: 'TJA1050T/CM,118' },
    { designators: 'U2', qty: 1, partNo: 'PCA9685PW,118' },
  ],
  'lceda.tsv': [
    { designators: 'C1,C2', qty: 2, partNo: 'CL05A105KA5NQNC', packageName: 'C0402', supplierCode: 'C52923' },
    { designators: 'R1,R2,R3,R4', qty: 4, partNo: '0603WAF1002T5E', supplierCode: 'C25804' },
    { designators: 'U1', qty: 1, partNo: 'STM32F103C8T6', supplierCode: 'C8734' },
    { designators: 'J1', qty: 1, partNo: '2.54-1*4P', supplierCode: 'C2894925' },
    { designators: 'C3', qty: 1, partNo: 'CC0603KRX7R9BB104', supplierCode: 'C14663' },
  ],
  'excel-zh.csv': [
    { designators: 'C1、C2、C7', qty: 3, partNo: 'CL10B104KB8NNNC', brandName: '三星', packageName: '0603' },
    { designators: 'R5、R6', qty: 2, partNo: '10K ±1% 1/10W', packageName: '0603' },
    { designators: 'U1', qty: 1, partNo: 'STM32F103C8T6', value: '单片机' },
    { designators: 'U3', qty: 1, partNo: 'TPS5430DDAR' },
    { designators: 'Q1、Q2', qty: 2, partNo: 'AO3400A', isFitted: false },
  ],
  'tableur-fr.csv': [
    { designators: 'C1, C2, C3', qty: 3, partNo: 'CL10B104KB8NNNC', brandName: 'Samsung', packageName: '0603' },
    { designators: 'R1', qty: 1, partNo: 'RC0603FR-0710KL', packageName: '0603' },
    { designators: 'U1', qty: 1, partNo: 'STM32F103C8T6', packageName: 'LQFP-48' },
    { designators: 'U2', qty: 1, partNo: 'SN65HVD230DR', brandName: 'Texas Instruments' },
    { designators: 'J1', qty: 1, partNo: '' },
  ],
  'stueckliste-de.csv': [
    { designators: 'C1 C2 C3 C4', qty: 4, partNo: 'GRM188R71H104KA93D', packageName: '0603', supplierCode: '81-GRM188R71H104KA93D' },
    { designators: 'R1 R2', qty: 2, partNo: 'RC0402FR-0710KL', brandName: 'Yageo' },
    { designators: 'IC1', qty: 1, partNo: '74HC595D,118', packageName: 'SO-16' },
    { designators: 'IC2', qty: 1, partNo: 'PCA9685PW,118' },
    { designators: 'T1', qty: 1, partNo: 'BSS138LT1G', packageName: 'SOT-23' },
  ],
  'digikey-cart.csv': [
    { designators: 'C1 C2 C3', qty: 30, partNo: 'CL10B104KB8NNNC', supplierCode: '1276-1000-1-ND' },
    { designators: 'R1 R2', qty: 20, partNo: 'RC0603FR-0710KL', supplierCode: '311-10.0KHRCT-ND' },
    { designators: 'U1', qty: 10, partNo: 'STM32F103C8T6', supplierCode: '497-6063-ND' },
    { designators: 'U2', qty: 10, partNo: 'SN65HVD230DR', supplierCode: '296-11654-1-ND' },
  ],
}; // biome-ignore format: a line reads better in a row
