import { documentoEnPalabras } from "../cuentas/personas/documento";
import { diaConAnio, fechaDe, horaDe, type Fecha } from "../shared/fechas";
import { NOTA_DE_HORA } from "../shared/horaDePeru";
import { numeroDeHoja, vaPorCarta, type HojaRegistrada } from "./registro";
import type { Hoja } from "./hoja";
import type { ClaseDeRespuesta, Respuesta } from "./respuesta";
import { NOMBRE_DE_TIPO, notasDeHoja } from "./textos";

/** A part of the sheet: its heading, and its fields in the order of the norm. */
export interface SeccionDeHoja {
  titulo: string;
  datos: readonly (readonly [termino: string, valor: string])[];
}

type ConPlazo = Pick<HojaRegistrada, "respondidaEn" | "venceEl">;

const SIN_DATO = "—";
const ILEGIBLE = "No podemos leer este texto.";

/** Day, hour and second of a sheet in Lima, as the law asks for. */
export const momentoEnPalabras = (momento: Date) =>
  `${diaConAnio(fechaDe(momento))}, ${horaDe(momento)}:${momento.toISOString().slice(17, 19)} ${NOTA_DE_HORA}`;

const persona = ({ nombre, ...documento }: Hoja["consumidor"] | NonNullable<Hoja["representante"]>) =>
  [
    ["Nombre", nombre],
    ["Documento", documentoEnPalabras(documento)],
  ] as const;

const contacto = ({ domicilio, telefono, correo }: Hoja["contacto"]) =>
  [
    ["Domicilio", domicilio || SIN_DATO],
    ["Teléfono", telefono || SIN_DATO],
    ["Correo", correo || SIN_DATO],
  ] as const;

const CLASE = { producto: "Producto", servicio: "Servicio" };

/** Amount as its person wrote it, in soles where it is a bare number. */
const montoEnPalabras = (monto: string) =>
  /^\d[\d.,]*$/.test(monto) ? `S/\u00a0${monto}` : monto || SIN_DATO;

/** Parts of a sheet that its person wrote, in the order of the norm. */
export function seccionesDe({ consumidor, representante, contacto: deContacto, bien, tipo, detalle }: Hoja) {
  const secciones: SeccionDeHoja[] = [
    { titulo: "1. Consumidor", datos: [...persona(consumidor), ...contacto(deContacto)] },
    ...(representante
      ? [
          {
            titulo: "Madre, padre o representante",
            datos: [...persona(representante), ...contacto(representante)],
          },
        ]
      : []),
    {
      titulo: "2. Bien contratado",
      datos: [
        ["Clase", bien.clase ? CLASE[bien.clase] : SIN_DATO],
        ["Monto reclamado", montoEnPalabras(bien.monto)],
        ["Descripción", bien.descripcion || SIN_DATO],
      ],
    },
    {
      titulo: "3. Reclamo o queja",
      datos: [
        ["Tipo", NOMBRE_DE_TIPO[tipo]],
        ["Detalle", detalle.texto],
        ["Pedido", detalle.pedido || SIN_DATO],
      ],
    },
  ];
  return secciones;
}

const NOMBRE_DE_CLASE: Readonly<Record<ClaseDeRespuesta, string>> = {
  respuesta: "Respuesta",
  correccion: "Corrección",
  entrega: "Entrega",
};

/** A line of the provider with its kind and its time, and how it was told when that was no mail. */
const enRenglones = ({ clase, texto, constancia, entregadaEl, escritaEn }: Respuesta, porCarta: boolean) => {
  const renglones: [string, string][] = [
    [`${NOMBRE_DE_CLASE[clase]} del ${momentoEnPalabras(escritaEn)}`, texto ?? ILEGIBLE],
  ];
  if (constancia) renglones.push(["Constancia", constancia]);
  if (entregadaEl !== null) renglones.push(["Carta", `Llegó el ${diaConAnio(entregadaEl)}`]);
  else if (porCarta) renglones.push(["Carta", "Va al domicilio"]);
  return renglones;
};

/** True when the answer came after the last day of the term. */
export const esTardia = ({ respondidaEn, venceEl }: ConPlazo): boolean =>
  respondidaEn !== null && fechaDe(respondidaEn) > venceEl;

/** The last day of the term, and whether the answer came later. Both stay true for ever, as the paper of a sheet does. */
export const plazoDeHoja = (hoja: ConPlazo): string =>
  esTardia(hoja)
    ? `Vencía el ${diaConAnio(hoja.venceEl)}. Respondimos fuera de plazo.`
    : `Hasta el ${diaConAnio(hoja.venceEl)}`;

/** The provider's part of a sheet: the answer and its later lines, each with its day, and the term. */
const deProveedor = (
  hoja: ConPlazo & Pick<HojaRegistrada, "contenido">,
  respuestas: readonly Respuesta[],
): SeccionDeHoja => ({
  titulo: "4. Observaciones y acciones del proveedor",
  datos: [
    ...(respuestas.length
      ? respuestas.flatMap((linea) => enRenglones(linea, vaPorCarta(hoja)))
      : [["Respuesta", "Todavía no hay respuesta"] as const]),
    ["Plazo de respuesta", plazoDeHoja(hoja)],
  ],
});

/** The whole sheet in words: for its page, for its mail and for an operator. Null when its text cannot be read. */
export function hojaEnPalabras(registrada: HojaRegistrada, respuestas: readonly Respuesta[] = []) {
  if (!registrada.contenido) return null;
  const { proveedor, hoja } = registrada.contenido;
  const cabeza: SeccionDeHoja = {
    titulo: "Hoja de Reclamación",
    datos: [
      ["Número", `Nº ${numeroDeHoja(registrada)}`],
      ["Fecha y hora", momentoEnPalabras(registrada.registradaEn)],
      ["Proveedor", proveedor.razonSocial],
      ["RUC", proveedor.ruc],
      ["Dirección", proveedor.direccion],
      ["Código de identificación", proveedor.establecimiento],
    ],
  };
  return {
    secciones: [cabeza, ...seccionesDe(hoja), deProveedor(registrada, respuestas)],
    notas: notasDeHoja(registrada.plazoEnDias),
  };
}

export type EstadoDeReclamo = "en-plazo" | "vencido" | "respondido";

/** State of a sheet on a day. On its due day the term still runs. */
export function estadoDe({ respondidaEn, venceEl }: ConPlazo, hoy: Fecha): EstadoDeReclamo {
  if (respondidaEn) return "respondido";
  return venceEl < hoy ? "vencido" : "en-plazo";
}

interface Leida {
  /** Lines that the person reads. */
  respuestas: readonly Pick<Respuesta, "entregadaEl">[];
  hoy: Fecha;
}

/** The state as its person reads it. An overdue sheet, a late answer and a letter on its way are said so. */
export function estadoEnPalabras(
  registrada: ConPlazo & Pick<HojaRegistrada, "contenido">,
  { respuestas, hoy }: Leida,
): string {
  const vence = diaConAnio(registrada.venceEl);
  switch (estadoDe(registrada, hoy)) {
    case "respondido":
      return respondidoEnPalabras(registrada, respuestas);
    case "vencido":
      return `El plazo venció el ${vence} y todavía no te respondimos. Puedes acudir a INDECOPI.`;
    case "en-plazo":
      return `Te responderemos hasta el ${vence}.`;
  }
}

function respondidoEnPalabras(
  registrada: ConPlazo & Pick<HojaRegistrada, "contenido">,
  respuestas: Leida["respuestas"],
): string {
  const vence = diaConAnio(registrada.venceEl);
  const tarde = esTardia(registrada) ? `, fuera de plazo: vencía el ${vence}` : "";
  const escrita = `${diaConAnio(fechaDe(registrada.respondidaEn!))}${tarde}`;
  if (!vaPorCarta(registrada)) return `Te respondimos el ${escrita}.`;
  const llego = respuestas[0]?.entregadaEl ?? null;
  if (llego === null) return `Escribimos tu respuesta el ${escrita}. Va por carta a tu domicilio.`;
  const yaVencida = !tarde && llego > registrada.venceEl ? `, después del plazo, que vencía el ${vence}` : "";
  return `Escribimos tu respuesta el ${escrita}. La carta llegó el ${diaConAnio(llego)}${yaVencida}.`;
}

/** How the term of a sheet stands, for a line of the registro. */
export function plazoEnRegistro(registrada: ConPlazo, hoy: Fecha) {
  switch (estadoDe(registrada, hoy)) {
    case "respondido":
      return "Ya respondida";
    case "vencido":
      return `Fuera de plazo: venció el ${registrada.venceEl}`;
    case "en-plazo":
      return `En plazo: vence el ${registrada.venceEl}`;
  }
}
