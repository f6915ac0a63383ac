import { z } from "zod";
import {
  camposDeDocumento,
  comoSeGuarda,
  CON_DOCUMENTO,
  revisarDocumento,
} from "../cuentas/personas/documento";
import { DEMASIADAS_ESCRITURAS } from "../shared/intentos/sinSesion";
import { campoDeCorreo, campoDeLinea, campoDeTexto } from "../shared/campos";
import { cuandoEsten } from "../shared/revision";
import type { Rechazos } from "../shared/rechazo";

export const TIPOS_DE_HOJA = ["reclamo", "queja"] as const;
export type TipoDeHoja = (typeof TIPOS_DE_HOJA)[number];

const ELIGE_EL_TIPO = "Elige si es un reclamo o una queja";
const POR_DONDE = "Escribe tu correo o tu domicilio: por ahí te respondemos";

/** Longest texts of a sheet, in letters. A form takes no longer value. */
const LARGO_DE_DETALLE = 4000;
const LARGO_DE_PEDIDO = 2000;
const LARGO_DE_DESCRIPCION = 1000;

/** Amount in soles as people write it: "96", "96,50", "S/ 1,250.00", "96 soles"; or nothing. */
const MONTO = /^(?:(?:S\/\.?\s?)?(?:\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,]\d{1,2})?(?:\s?soles)?)?$/i;

const linea = (maximo: number) => campoDeLinea().max(maximo, `Escribe ${maximo} letras o menos`).default("");
const nombre = campoDeLinea("Escribe nombres y apellidos")
  .min(1, "Escribe nombres y apellidos")
  .max(120, "Escribe 120 letras o menos");
const contacto = {
  domicilio: linea(200),
  telefono: linea(30),
  correo: campoDeCorreo("Escribe un correo como nombre@ejemplo.com")
    .optional()
    .transform((correo) => correo ?? ""),
};

const tipo = z.enum(TIPOS_DE_HOJA, ELIGE_EL_TIPO);
const casilla = z
  .literal("1", "Marca la casilla o déjala vacía")
  .optional()
  .transform((valor) => valor === "1");

const identidad = { nombre, ...camposDeDocumento };
const consumidorCon = <E extends z.ZodType<boolean>>(esMenor: E) =>
  z
    .object({ ...identidad, esMenor })
    .superRefine(revisarDocumento, CON_DOCUMENTO)
    .overwrite(comoSeGuarda);

const CON_CONTACTO = cuandoEsten("domicilio", "correo");

/** Form of each step, by its name. Only the fields that make a sheet valid are required. */
export const formularios = {
  tipo: z.object({ tipo }),
  consumidor: consumidorCon(casilla),
  contacto: z.object(contacto).superRefine(({ domicilio, correo }, contexto) => {
    if (!domicilio && !correo) contexto.addIssue({ code: "custom", path: ["correo"], message: POR_DONDE });
  }, CON_CONTACTO),
  representante: z
    .object({ ...identidad, ...contacto })
    .superRefine(revisarDocumento, CON_DOCUMENTO)
    .overwrite(comoSeGuarda),
  bien: z.object({
    clase: z.enum(["producto", "servicio"], "Elige si es un producto o un servicio").nullable().default(null),
    monto: campoDeLinea()
      .max(40, "Escribe 40 letras o menos")
      .regex(MONTO, "Escribe un monto como 96.00, o déjalo vacío.")
      .default(""),
    descripcion: campoDeTexto()
      .max(LARGO_DE_DESCRIPCION, `Escribe ${LARGO_DE_DESCRIPCION} letras o menos`)
      .default(""),
  }),
  detalle: z.object({
    texto: campoDeTexto("Cuéntanos qué pasó")
      .min(1, "Cuéntanos qué pasó")
      .max(LARGO_DE_DETALLE, `Escribe ${LARGO_DE_DETALLE} letras o menos`),
    pedido: campoDeTexto().max(LARGO_DE_PEDIDO, `Escribe ${LARGO_DE_PEDIDO} letras o menos`).default(""),
  }),
};

/** The whole sheet as `/v2` takes it. */
export const camposDeHoja = {
  tipo,
  consumidor: consumidorCon(z.boolean("Ser menor de edad es verdadero o falso").default(false)),
  contacto: formularios.contacto,
  representante: formularios.representante.nullable().default(null),
  bien: formularios.bien.default({ clase: null, monto: "", descripcion: "" }),
  detalle: formularios.detalle,
};

/** Content of a sheet, as its person wrote it. */
export type Hoja = z.output<z.ZodObject<typeof camposDeHoja>>;

export type RechazoDeReclamo = "demasiadas-escrituras" | "hoja-incompleta" | "borrador-vencido";

export const RECHAZOS_DE_RECLAMO: Rechazos<RechazoDeReclamo> = {
  "demasiadas-escrituras": { clase: "too-many", mensaje: DEMASIADAS_ESCRITURAS },
  "hoja-incompleta": { clase: "conflict", mensaje: "Falta completar un paso anterior." },
  "borrador-vencido": { clase: "gone", mensaje: "Tu borrador venció. Empieza de nuevo, toma pocos minutos." },
};
