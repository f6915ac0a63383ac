import { z } from "zod";
import { campoDeCorreo, campoDeLinea, campoNormalizado } from "../../shared/campos";
import {
  CON_DOCUMENTO,
  camposDeDocumento,
  comoSeGuarda,
  faltaDelDocumento,
  numeroSegunTipo,
  RUC,
  tieneDocumento,
} from "../../cuentas/personas/documento";
import { claveDeSiempre } from "../../cuentas/identidad/claveDeSiempre";
import { RECHAZO_POR_CAMBIOS } from "../../cuentas/identidad/cambiosPorDia";
import { RECHAZOS_DE_PRUEBA, type RechazoDePrueba } from "../../cuentas/identidad/prueba";
import type { Persona } from "../../cuentas/personas/persona";
import type { Rechazos } from "../../shared/rechazo";

export type TipoDeCompra = "boleta" | "factura";

export interface Receptor {
  nombre: string;
  idTipoDocumento: number;
  numeroDocumento: string;
  /** Address; only a factura needs one. */
  direccion: string | null;
  correo: string;
}

/** A person's wishes for their receipts. Both kinds are kept, so that changing between them needs no typing. */
export interface DatosDeCompra {
  tipo: TipoDeCompra;
  correo: string;
  boleta: { nombre: string; idTipoDocumento: number; numeroDocumento: string } | null;
  factura: { ruc: string; razonSocial: string; direccionFiscal: string } | null;
}

const texto = (falta: string, maximo: number) =>
  campoDeLinea(falta)
    .min(1, falta)
    .max(maximo, `Usa ${maximo} caracteres o menos`)
    // Control characters and angle brackets would break a printed line, or the message to the issuer of receipts.
    .regex(/^[^\p{Cc}<>]*$/u, "Quita los signos < y >");

const correo = campoDeCorreo("Escribe un correo como nombre@ejemplo.com");

/**
 * Password of the account: required when receipts begin to go to another person, or to an address other than the
 * account's.
 */
const clave = claveDeSiempre.optional();

export type RechazoDeDatosDeCompra = RechazoDePrueba | "demasiados-cambios" | "persona-no-existe";

export const RECHAZOS_DE_DATOS_DE_COMPRA: Rechazos<RechazoDeDatosDeCompra> = {
  ...RECHAZOS_DE_PRUEBA,
  ...RECHAZO_POR_CAMBIOS,
  "falta-clave": {
    ...RECHAZOS_DE_PRUEBA["falta-clave"],
    mensaje:
      "Escribe tu contraseña para cambiar a nombre de quién salen tus comprobantes o el correo al que van.",
  },
  "persona-no-existe": { clase: "not-found", mensaje: "No encontramos a esa persona." },
};

/** A boleta cannot name a RUC: a person with one asks for a factura. */
const documentoDeBoleta = (
  documento: { idTipoDocumento: number; numeroDocumento: string },
  contexto: z.RefinementCtx,
) => {
  const { idTipoDocumento, numeroDocumento } = comoSeGuarda(documento);
  const message =
    idTipoDocumento === RUC
      ? "Para usar un RUC, elige factura"
      : faltaDelDocumento(idTipoDocumento, numeroDocumento);
  if (message) contexto.addIssue({ code: "custom", path: ["numeroDocumento"], message });
};

const boleta = z
  .object({
    tipo: z.literal("boleta"),
    nombre: texto("Escribe el nombre de quien compra", 120),
    ...camposDeDocumento,
    correo,
    clave,
  })
  .superRefine(documentoDeBoleta, CON_DOCUMENTO)
  .overwrite(comoSeGuarda);

const factura = z.object({
  tipo: z.literal("factura"),
  ruc: campoNormalizado((numero) => numeroSegunTipo(RUC, numero), {
    falta: "Escribe el RUC",
    maximo: 40,
    largo: "Escribe el RUC sin más texto",
  }).superRefine((numero, contexto) => {
    const message = faltaDelDocumento(RUC, numero);
    if (message) contexto.addIssue({ code: "custom", message });
  }),
  razonSocial: texto("Escribe la razón social", 160),
  direccionFiscal: texto("Escribe la dirección fiscal", 200),
  correo,
  clave,
});

/** Form of `/datos-de-compra`, by the chosen kind. */
export const datosDeCompra = z.discriminatedUnion("tipo", [boleta, factura], {
  error: "Elige boleta o factura",
});
export type EnvioDeDatosDeCompra = z.output<typeof datosDeCompra>;

/** Default data for a purchase: a boleta in the person's own name. */
export function datosPredeterminados(persona: Persona): DatosDeCompra {
  return {
    tipo: "boleta",
    correo: persona.email,
    boleta: {
      nombre: nombreDeCompra(persona),
      idTipoDocumento: persona.idTipoDocumento,
      numeroDocumento: persona.numeroDocumento,
    },
    factura: null,
  };
}

function nombreDeCompra({ nombre, apePaterno, apeMaterno }: Persona): string {
  return [nombre, apePaterno, apeMaterno].filter(Boolean).join(" ");
}

/** Merges a form into the stored data; the fields of the other kind stay. */
export function conEnvio(anteriores: DatosDeCompra, envio: EnvioDeDatosDeCompra): DatosDeCompra {
  if (envio.tipo === "factura") {
    const { ruc, razonSocial, direccionFiscal } = envio;
    return {
      ...anteriores,
      tipo: "factura",
      correo: envio.correo,
      factura: { ruc, razonSocial, direccionFiscal },
    };
  }
  const { nombre, idTipoDocumento, numeroDocumento } = envio;
  return {
    ...anteriores,
    tipo: "boleta",
    correo: envio.correo,
    boleta: { nombre, idTipoDocumento, numeroDocumento },
  };
}

/**
 * Addressee and kind of the next receipt. A boleta of a person without a document names none: `faltaDocumento` asks for
 * it before the payment.
 */
export function receptorDe(
  { tipo, correo, boleta, factura }: DatosDeCompra,
  persona: Persona,
): { tipo: TipoDeCompra; receptor: Receptor } {
  if (tipo === "factura" && factura) {
    return {
      tipo,
      receptor: {
        nombre: factura.razonSocial,
        idTipoDocumento: RUC,
        numeroDocumento: factura.ruc,
        direccion: factura.direccionFiscal,
        correo,
      },
    };
  }
  const propia = { nombre: nombreDeCompra(persona), ...soloDocumento(persona) };
  const deQuien = boleta && tieneDocumento(boleta) ? boleta : propia;
  return { tipo: "boleta", receptor: { ...deQuien, direccion: null, correo } };
}

/** True when the person's next receipt would carry no identity document. */
export const faltaDocumento = (datos: DatosDeCompra, persona: Persona) =>
  !tieneDocumento(receptorDe(datos, persona).receptor);

const soloDocumento = ({ idTipoDocumento, numeroDocumento }: Persona) => ({
  idTipoDocumento,
  numeroDocumento,
});
