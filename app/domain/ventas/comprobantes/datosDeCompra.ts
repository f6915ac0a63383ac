import { z } from "zod";
import { campoDeLinea } from "../../shared/campos";
import { limpiarLinea } from "../../shared/limpieza";
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

/** Whom a receipt is made out to: the same shape for both kinds. */
export interface Receptor {
  nombre: string;
  idTipoDocumento: number;
  numeroDocumento: string;
  /** Only a factura needs one. */
  direccion: string | null;
  correo: string;
}

/** What a person wants on the receipts of what they buy. Both kinds are kept, so that changing over types nothing. */
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
    // What would break the line of a printed page, or the message to whoever issues the receipt.
    .regex(/^[^\p{Cc}<>]*$/u, "Quita los signos < y >");

const correo = z
  .string("Escribe un correo como nombre@ejemplo.com")
  .max(254, "Usa 254 caracteres o menos")
  .transform(limpiarLinea)
  .pipe(z.email("Escribe un correo como nombre@ejemplo.com"));

/** Wanted only where receipts begin to be somebody else's, or to go to a mail that is not the account's. */
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

/** A RUC is no document for a boleta: whoever has one to be named asks for a factura. */
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
  ruc: z
    .string("Escribe el RUC")
    .max(40, "Escribe el RUC sin más texto")
    .transform((numero) => numeroSegunTipo(RUC, numero))
    .superRefine((numero, contexto) => {
      const message = faltaDelDocumento(RUC, numero);
      if (message) contexto.addIssue({ code: "custom", message });
    }),
  razonSocial: texto("Escribe la razón social", 160),
  direccionFiscal: texto("Escribe la dirección fiscal", 200),
  correo,
  clave,
});

/** What the form of `/datos-de-compra` holds, for the kind that was chosen. */
export const datosDeCompra = z.discriminatedUnion("tipo", [boleta, factura], {
  error: "Elige boleta o factura",
});
export type EnvioDeDatosDeCompra = z.output<typeof datosDeCompra>;

/** The data that somebody who has said nothing buys with: a boleta in their own name. */
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

/** What is kept after a form: what it holds, and of the other kind what was there before. */
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
 * Whom the next receipt is made out to, and of which kind. A boleta of a person who gave no document names none:
 * `faltaDocumento` asks for it before anything is paid.
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

/** Whether the next receipt would name nobody's document. */
export const faltaDocumento = (datos: DatosDeCompra, persona: Persona) =>
  !tieneDocumento(receptorDe(datos, persona).receptor);

const soloDocumento = ({ idTipoDocumento, numeroDocumento }: Persona) => ({
  idTipoDocumento,
  numeroDocumento,
});
