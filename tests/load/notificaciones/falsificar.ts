import { alguno, entero, type Azar } from "../azar";
import { MERCADO_PAGO, SANDBOX, type Formato, type Peticion } from "./formatos";

export interface Blanco {
  formato: Formato;
  secreto: string;
  /** Payments that were made and of which nobody has heard: a notice that is believed would change much. */
  idsDePago: readonly string[];
  /** Present instant in seconds, for the time of a genuine notice. */
  ahoraEnSegundos: () => number;
}

export interface Falsa extends Peticion {
  clase: string;
}

type Falsificar = (azar: Azar, blanco: Blanco) => Peticion;

const CUERPO_ENORME = 300 * 1024;
const DECIMAL = Array.from("0123456789");
const HEXADECIMAL = [...DECIMAL, ...Array.from("abcdef")];

function genuina(
  azar: Azar,
  { formato, secreto, idsDePago, ahoraEnSegundos }: Blanco,
  cambios: { secreto?: string; idPago?: string; ts?: string } = {},
): Peticion {
  return formato.firmar({
    secreto,
    idPago: alguno(azar, idsDePago),
    ts: String(ahoraEnSegundos()),
    ...cambios,
  });
}

const cabeceraDe = ({ cabeceras }: Peticion, nombre: string) =>
  cabeceras.find(([escrita]) => escrita === nombre)?.[1] ?? "";
const sinCabecera = (peticion: Peticion, nombre: string): Peticion => ({
  ...peticion,
  cabeceras: peticion.cabeceras.filter(([escrita]) => escrita !== nombre),
});
const conCabecera = (peticion: Peticion, nombre: string, valor: string): Peticion => ({
  ...peticion,
  cabeceras: [...sinCabecera(peticion, nombre).cabeceras, [nombre, valor]],
});
const conFirma = (peticion: Peticion, cambiar: (ts: string, v1: string) => string): Peticion => {
  const [, ts = "", v1 = ""] = /^ts=(\d+),v1=(\w+)$/.exec(cabeceraDe(peticion, "x-signature")) ?? [];
  return conCabecera(peticion, "x-signature", cambiar(ts, v1));
};

/** Replaces one character of a text, and keeps the length. */
function otroCaracter(azar: Azar, texto: string, de = HEXADECIMAL): string {
  const donde = Math.floor(azar() * texto.length);
  const nuevo = alguno(
    azar,
    de.filter((caracter) => caracter !== texto[donde]),
  );
  return texto.slice(0, donde) + nuevo + texto.slice(donde + 1);
}

/** Makers of forged notices that either gateway must refuse. Each begins with a notice that would be accepted. */
const CLASES: Record<string, Falsificar> = {
  "otra clave": (azar, blanco) =>
    genuina(azar, blanco, {
      secreto: alguno(azar, [
        otroCaracter(azar, blanco.secreto),
        blanco.secreto.slice(0, -1),
        `${blanco.secreto}0`,
        blanco.secreto.toUpperCase(),
        "",
        crypto.randomUUID(),
      ]),
    }),
  "firma de otro pago": (azar, blanco) => {
    const [idGenuino, ...demas] = [...blanco.idsDePago].sort(() => azar() - 0.5);
    const firmaAjena = cabeceraDe(genuina(azar, blanco, { idPago: alguno(azar, demas) }), "x-signature");
    return conCabecera(genuina(azar, blanco, { idPago: idGenuino! }), "x-signature", firmaAjena);
  },
  "id alterado": (azar, blanco) => {
    const idPago = alguno(azar, blanco.idsDePago);
    const peticion = genuina(azar, blanco, { idPago });
    const falso = azar() < 0.5 ? otroCaracter(azar, idPago, DECIMAL) : `${idPago}${entero(azar, 0, 9)}`;
    return {
      ...peticion,
      consulta: peticion.consulta.replace(idPago, falso),
      cuerpo: String(peticion.cuerpo).replace(idPago, falso),
    };
  },
  "id de otro pago": (azar, blanco) => {
    const [idGenuino, idAjeno] = [...blanco.idsDePago].sort(() => azar() - 0.5);
    const peticion = genuina(azar, blanco, { idPago: idGenuino! });
    return {
      ...peticion,
      consulta: peticion.consulta.replace(idGenuino!, idAjeno!),
      cuerpo: String(peticion.cuerpo).replace(idGenuino!, idAjeno!),
    };
  },
  "hora alterada": (azar, blanco) =>
    conFirma(genuina(azar, blanco), (ts, v1) => `ts=${Number(ts) + entero(azar, 1, 200)},v1=${v1}`),
  "hora que no es ninguna": (azar, blanco) =>
    genuina(azar, blanco, {
      ts: alguno(azar, ["", "-1", "NaN", "1e9", "0x1", "9".repeat(20), "ahora"]),
    }),
  "firma cortada": (azar, blanco) =>
    conFirma(genuina(azar, blanco), (ts, v1) => `ts=${ts},v1=${v1.slice(0, entero(azar, 0, 63))}`),
  "firma alargada": (azar, blanco) =>
    conFirma(genuina(azar, blanco), (ts, v1) => `ts=${ts},v1=${v1}${alguno(azar, HEXADECIMAL)}`),
  "firma con otra cifra": (azar, blanco) =>
    conFirma(genuina(azar, blanco), (ts, v1) => `ts=${ts},v1=${otroCaracter(azar, v1)}`),
  "firma inventada": (azar, blanco) =>
    conFirma(
      genuina(azar, blanco),
      (ts) => `ts=${ts},v1=${Array.from({ length: 64 }, () => alguno(azar, HEXADECIMAL)).join("")}`,
    ),
  "firma al revés": (azar, blanco) => conFirma(genuina(azar, blanco), (ts, v1) => `v1=${v1},ts=${ts}`),
  "firma en mayúsculas": (azar, blanco) =>
    conFirma(genuina(azar, blanco), (ts, v1) =>
      alguno(azar, [
        `TS=${ts},v1=${v1}`,
        `ts=${ts},V1=${v1}`,
        `ts=${ts},v1=${v1.replace(/[a-f]/, (letra) => letra.toUpperCase())}`,
      ]),
    ),
  "firma sin una parte": (azar, blanco) =>
    conFirma(genuina(azar, blanco), (ts, v1) =>
      alguno(azar, [`ts=${ts}`, `v1=${v1}`, `ts=,v1=${v1}`, `ts=${ts},v1=`, v1, ""]),
    ),
  "firma con algo más": (azar, blanco) =>
    conFirma(genuina(azar, blanco), (ts, v1) =>
      alguno(azar, [
        `ts=${ts},v1=${v1},v1=${v1}`,
        `v0=1,ts=${ts},v1=${v1}`,
        `ts=${ts};v1=${v1}`,
        `"ts=${ts},v1=${v1}"`,
      ]),
    ),
  "sin firma": (azar, blanco) => sinCabecera(genuina(azar, blanco), "x-signature"),
  "firma doble": (azar, blanco) => {
    const peticion = genuina(azar, blanco);
    const segunda = azar() < 0.5 ? peticion : genuina(azar, blanco);
    const doble: [string, string] = ["x-signature", cabeceraDe(segunda, "x-signature")];
    const cabeceras: Peticion["cabeceras"] =
      azar() < 0.5 ? [...peticion.cabeceras, doble] : [doble, ...peticion.cabeceras];
    return { ...peticion, cabeceras };
  },
  "cuerpo cortado": (azar, blanco) => {
    const peticion = genuina(azar, blanco);
    const cuerpo = String(peticion.cuerpo);
    return { ...peticion, cuerpo: cuerpo.slice(0, entero(azar, 0, cuerpo.length - 1)) };
  },
  "cuerpo en otra escritura": (azar, blanco) => {
    const peticion = genuina(azar, blanco);
    const texto = String(peticion.cuerpo);
    return {
      ...peticion,
      cuerpo: alguno(azar, [
        Buffer.from(texto, "utf16le"),
        Buffer.from([0xff, 0xfe]),
        Buffer.from(texto, "base64"),
      ]),
    };
  },
  "cuerpo de otro tipo": (azar, blanco) => {
    const idPago = alguno(azar, blanco.idsDePago);
    const [tipo, cuerpo] = alguno<[string, string]>(azar, [
      ["application/x-www-form-urlencoded", `type=payment&data.id=${idPago}`],
      [
        "multipart/form-data; boundary=x",
        `--x\r\ncontent-disposition: form-data; name="id"\r\n\r\n${idPago}\r\n--x--`,
      ],
      ["application/xml", `<payment><id>${idPago}</id></payment>`],
      ["text/plain", idPago],
      ["application/json", `[${JSON.stringify({ type: "payment", data: { id: idPago } })}]`],
    ]);
    return { ...conCabecera(genuina(azar, blanco, { idPago }), "content-type", tipo), cuerpo };
  },
  "cuerpo sin una parte": (azar, blanco) => {
    const idPago = alguno(azar, blanco.idsDePago);
    const cuerpo = alguno(azar, [
      {},
      null,
      { type: "payment" },
      { data: { id: idPago } },
      { type: "payment", data: {} },
      { type: "payment", data: { id: null } },
      { type: "payment", data: { id: [idPago] } },
      { type: "merchant_order", data: { id: idPago } },
      { type: "payment", id: idPago },
    ]);
    return { ...genuina(azar, blanco, { idPago }), cuerpo: JSON.stringify(cuerpo) };
  },
  "de la otra pasarela": (azar, blanco) =>
    genuina(azar, { ...blanco, formato: blanco.formato.nombre === "sandbox" ? MERCADO_PAGO : SANDBOX }),
  "aviso sin firmar a la antigua": (azar, blanco) => ({
    metodo: "POST",
    consulta: `?topic=payment&id=${alguno(azar, blanco.idsDePago)}`,
    cabeceras: [["content-type", "application/json"]],
    cuerpo: alguno(azar, ["", "{}", JSON.stringify({ topic: "payment" })]),
  }),
  "otro método": (azar, blanco) => ({
    ...genuina(azar, blanco),
    metodo: alguno(azar, ["GET", "PUT", "PATCH", "DELETE"]),
    cuerpo: "",
  }),
};

/** Forgeries for the gateway whose signature covers the payment's id and the id of the request. */
const CON_ID_FIRMADO: Record<string, Falsificar> = {
  "sin nombre de solicitud": (azar, blanco) => sinCabecera(genuina(azar, blanco), "x-request-id"),
  "otro nombre de solicitud": (azar, blanco) => {
    const peticion = genuina(azar, blanco);
    const nombre = cabeceraDe(peticion, "x-request-id");
    const nombreFalso = alguno(azar, [
      crypto.randomUUID(),
      `${nombre}0`,
      `x${nombre}`,
      `${nombre},${nombre}`,
    ]);
    return conCabecera(peticion, "x-request-id", nombreFalso);
  },
  "nombre de solicitud doble": (azar, blanco) => {
    const peticion = genuina(azar, blanco);
    const doble: [string, string] = ["x-request-id", cabeceraDe(peticion, "x-request-id")];
    return { ...peticion, cabeceras: [...peticion.cabeceras, doble] };
  },
  "sin id en la dirección": (azar, blanco) => ({
    ...genuina(azar, blanco),
    consulta: alguno(azar, ["", "?", "?type=payment", "?data.id=", "?id=1", "?data%5Bid%5D=1"]),
  }),
  "id doble en la dirección": (azar, blanco) => {
    const [idGenuino, idAjeno] = [...blanco.idsDePago].sort(() => azar() - 0.5);
    const peticion = genuina(azar, blanco, { idPago: idGenuino! });
    return { ...peticion, consulta: `?data.id=${idAjeno}&${peticion.consulta.slice(1)}` };
  },
  "otro id en el cuerpo": (azar, blanco) => {
    const [idGenuino, idAjeno] = [...blanco.idsDePago].sort(() => azar() - 0.5);
    const peticion = genuina(azar, blanco, { idPago: idGenuino! });
    return { ...peticion, cuerpo: String(peticion.cuerpo).replace(idGenuino!, idAjeno!) };
  },
  "cuerpo enorme": (azar, blanco) => {
    const peticion = genuina(azar, blanco);
    return { ...peticion, cuerpo: String(peticion.cuerpo) + " ".repeat(CUERPO_ENORME) };
  },
};

/** Forgeries for the gateway whose signature covers every byte of the body. */
const CON_CUERPO_FIRMADO: Record<string, Falsificar> = {
  "cuerpo con un espacio más": (azar, blanco) => {
    const peticion = genuina(azar, blanco);
    const cuerpo = String(peticion.cuerpo);
    return { ...peticion, cuerpo: alguno(azar, [` ${cuerpo}`, `${cuerpo}\n`, cuerpo.replace(":", ": ")]) };
  },
  "cuerpo con marca de orden": (azar, blanco) => {
    const peticion = genuina(azar, blanco);
    const marca = Buffer.from([0xef, 0xbb, 0xbf]);
    return { ...peticion, cuerpo: Buffer.concat([marca, Buffer.from(String(peticion.cuerpo))]) };
  },
  "cuerpo con otro estado": (azar, blanco) => {
    const peticion = genuina(azar, blanco);
    return { ...peticion, cuerpo: String(peticion.cuerpo).replace("approved", "refunded") };
  },
  "cuerpo con claves repetidas": (azar, blanco) => {
    const peticion = genuina(azar, blanco);
    const datos = JSON.stringify({ id: alguno(azar, blanco.idsDePago) });
    return { ...peticion, cuerpo: `${String(peticion.cuerpo).slice(0, -1)},"data":${datos}}` };
  },
  "cuerpo enorme": (azar, blanco) => {
    const peticion = genuina(azar, blanco);
    const relleno = `"relleno":"${"x".repeat(CUERPO_ENORME)}"`;
    return { ...peticion, cuerpo: `${String(peticion.cuerpo).slice(0, -1)},${relleno}}` };
  },
};

/**
 * One in so many forgeries is an enormous one. Every other kind is equally frequent: more enormous ones would only
 * measure how fast a machine copies.
 */
const UNA_ENORME_DE_CADA = 40;

/** Makes forged notices without an end, each kind as often as the others, all different and the same in every run. */
export function* falsificaciones(azar: Azar, blanco: Blanco): Generator<Falsa, never> {
  const propias = blanco.formato.cubre === "id" ? CON_ID_FIRMADO : CON_CUERPO_FIRMADO;
  const clases = Object.entries({ ...CLASES, ...propias });
  for (let numero = 0; ; numero++) {
    const [clase, falsificar] = clases[numero % clases.length]!;
    const vuelta = Math.floor(numero / clases.length);
    if (clase === "cuerpo enorme" && vuelta % UNA_ENORME_DE_CADA !== 0) continue;
    yield { clase, ...falsificar(azar, blanco) };
  }
}
