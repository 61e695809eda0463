"""Reads a file with pymarc and writes each record as JSON, one a line; null where it gives none."""

import io
import json
import sys
import warnings

from pymarc import MARCReader, parse_xml_to_array

warnings.simplefilter("ignore")


def fields_of(record):
    for field in record.fields:
        if field.is_control_field():
            yield [field.tag, field.data]
        else:
            parts = [part for one in field.subfields for part in (one.code, one.value)]
            yield [field.tag, field.indicators[0], field.indicators[1], *parts]


def chunks(data):
    """As pymarc cuts them: by the length in the leader."""
    at = 0
    while at < len(data):
        while at < len(data) and data[at : at + 1] in (b"\n", b"\r", b" ", b"\x00"):
            at += 1
        head = data[at : at + 5]
        if not head.isdigit():
            end = data.find(b"\x1d", at)
            yield data[at : end + 1] if end >= 0 else data[at:]
            at = end + 1 if end >= 0 else len(data)
            continue
        yield data[at : at + int(head)]
        at += max(int(head), 1)


def read_iso2709(path, charset):
    with open(path, "rb") as file:
        data = file.read()
    for chunk in chunks(data):
        if charset != "leader" and len(chunk) > 10:
            flag = b"a" if charset == "utf-8" else b" "
            chunk = chunk[:9] + flag + chunk[10:]
        encoding = "cp1252" if charset == "windows-1252" else "iso8859-1"
        reader = MARCReader(
            io.BytesIO(chunk), file_encoding=encoding, utf8_handling="replace", hide_utf8_warnings=True
        )
        try:
            yield next(reader, None)
        except Exception:
            yield None


def main(path, charset):
    if path.endswith(".xml"):
        try:
            records = parse_xml_to_array(path)
        except Exception:
            records = []
    else:
        records = read_iso2709(path, charset)
    for record in records:
        print(json.dumps(None if record is None else list(fields_of(record))))


main(*sys.argv[1:3])
