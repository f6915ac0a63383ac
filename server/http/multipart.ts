import { CAMPO_DE_ARCHIVO, type ArchivoEnviado } from "../../app/domain/shared/archivoEnviado";
import { CAMPOS_MAXIMOS } from "../../app/domain/shared/navegacion/envio";

/** Fields of a form with a file. */
export interface FormWithFile {
  fields: [name: string, value: string][];
  file: ArchivoEnviado | null;
}

interface Part {
  name: string;
  /** Null for a field that is no file. */
  filename: string | null;
  content: Buffer;
  /** False for the last part of a body that was cut. */
  isWhole: boolean;
}

const CRLF = "\r\n";
const END_OF_HEADERS = CRLF + CRLF;
const BOUNDARY = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;
const DISPOSITION = /^content-disposition:\s*form-data\s*;([^\r\n]*)/im;
const MAX_HEADER_BYTES = 4096;
const MAX_FIELD_BYTES = 8192;

/** Boundary of a form with files (RFC 2046 § 5.1.1); null for any other content type. */
export function boundaryOf(contentType: string): string | null {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  return quoted ?? plain ?? null;
}

/**
 * Reads a form with one file (RFC 7578). The parts are views on the body, so that no byte of the file is copied. Null
 * for a body that no form of ours could have sent. A file that was cut with the body has no bytes.
 *
 * @example
 * const form = readMultipart(body, boundaryOf(contentType)!);
 */
export function readMultipart(body: Buffer, boundary: string): FormWithFile | null {
  const fields: FormWithFile["fields"] = [];
  let file: ArchivoEnviado | null = null;
  let parts = 0;
  for (const part of partsOf(body, `--${boundary}`)) {
    if (!part || ++parts > CAMPOS_MAXIMOS) return null;
    const { name, filename, content, isWhole } = part;
    if (filename === null) {
      if (!isWhole || content.length > MAX_FIELD_BYTES) return null;
      fields.push([name, content.toString("utf8")]);
      continue;
    }
    if (name !== CAMPO_DE_ARCHIVO || file) return null;
    file = { nombre: filename, bytes: isWhole ? content : null };
  }
  // A browser sends an empty file without a name when none was chosen (HTML, form submission).
  return { fields, file: file?.nombre === "" && file.bytes?.length === 0 ? null : file };
}

/** The parts of a body in order; ends with null when the body is not a form. */
function* partsOf(body: Buffer, delimiter: string): Generator<Part | null> {
  if (!startsWithAt(body, delimiter, 0)) {
    yield null;
    return;
  }
  const between = CRLF + delimiter;
  let at = delimiter.length;
  while (!startsWithAt(body, "--", at)) {
    const endOfHeaders = body.subarray(at, at + MAX_HEADER_BYTES).indexOf(END_OF_HEADERS);
    if (!startsWithAt(body, CRLF, at) || endOfHeaders === -1) {
      yield null;
      return;
    }
    const named = namesIn(body.toString("utf8", at, at + endOfHeaders));
    const start = at + endOfHeaders + END_OF_HEADERS.length;
    // An empty part: its delimiter shares the line break with the end of the headers.
    const end = body.indexOf(between, start - CRLF.length);
    const content = body.subarray(start, end === -1 ? undefined : Math.max(start, end));
    yield named && { ...named, content, isWhole: end !== -1 };
    if (!named || end === -1) return;
    at = end + between.length;
  }
}

const startsWithAt = (body: Buffer, text: string, at: number) =>
  body.toString("latin1", at, at + text.length) === text;

function namesIn(headers: string): Pick<Part, "name" | "filename"> | null {
  const [, disposition] = DISPOSITION.exec(headers) ?? [];
  const name = disposition && parameter(disposition, "name");
  return name ? { name, filename: parameter(disposition, "filename") } : null;
}

/** Value of a parameter. Browsers write a quote as `%22`, other programs as `\"`. */
function parameter(disposition: string, name: string): string | null {
  const found = new RegExp(`(?:^|;)\\s*${name}=(?:"((?:\\\\"|[^"])*)"|([^\\s;"]+))`, "i").exec(disposition);
  if (!found) return null;
  return (found[1] ?? found[2] ?? "").replaceAll('\\"', '"').replaceAll("%22", '"');
}
