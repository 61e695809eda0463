/** CRC-16/CCITT-FALSE: polynomial 0x1021, begun with 0xFFFF (EMV QRCPS-MPM 1.1, 4.7.3). */
export function crc16(text: string): number {
  let crc = 0xff_ff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc << 1) ^ (crc & 0x80_00 ? 0x10_21 : 0);
    crc &= 0xff_ff;
  }
  return crc;
}
