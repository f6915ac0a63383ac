import { aCsv } from "../cuentas/misDatos/copia";
import { documentoEnPalabras } from "../cuentas/personas/documento";
import { fechaDe } from "../shared/fechas";
import { esTardia, momentoEnPalabras } from "./enPalabras";
import type { HojaConRespuestas } from "./consultar";
import { numeroDeHoja } from "./registro";
import { NOMBRE_DE_TIPO } from "./textos";

const COLUMNAS = [
  { campo: "numero", etiqueta: "Número" },
  { campo: "registrada", etiqueta: "Fecha y hora" },
  { campo: "tipo", etiqueta: "Tipo" },
  { campo: "nombre", etiqueta: "Consumidor" },
  { campo: "documento", etiqueta: "Documento" },
  { campo: "domicilio", etiqueta: "Domicilio" },
  { campo: "telefono", etiqueta: "Teléfono" },
  { campo: "correo", etiqueta: "Correo" },
  { campo: "representante", etiqueta: "Representante" },
  { campo: "bien", etiqueta: "Bien contratado" },
  { campo: "monto", etiqueta: "Monto reclamado" },
  { campo: "detalle", etiqueta: "Detalle" },
  { campo: "pedido", etiqueta: "Pedido" },
  { campo: "vence", etiqueta: "Fecha límite" },
  { campo: "respondida", etiqueta: "Respondida" },
  { campo: "tardia", etiqueta: "Fuera de plazo" },
  { campo: "respuesta", etiqueta: "Respuesta" },
] as const;

/** The book of a year as CSV, for an inspection. An anonymised sheet keeps its number, its days and its type. */
export const libroEnCsv = (hojas: readonly HojaConRespuestas[]): string =>
  aCsv({
    clave: "reclamos",
    titulo: "Libro de Reclamaciones",
    columnas: [...COLUMNAS],
    filas: hojas.map(fila),
  });

function fila({ hoja, respuestas }: HojaConRespuestas) {
  const escrita = hoja.contenido?.hoja;
  const { consumidor, contacto, representante, bien, detalle } = escrita ?? {};
  return {
    numero: numeroDeHoja(hoja),
    registrada: momentoEnPalabras(hoja.registradaEn),
    tipo: NOMBRE_DE_TIPO[hoja.tipo],
    nombre: consumidor?.nombre ?? "",
    documento: consumidor ? documentoEnPalabras(consumidor) : "",
    domicilio: contacto?.domicilio ?? "",
    telefono: contacto?.telefono ?? "",
    correo: contacto?.correo ?? "",
    representante: representante ? `${representante.nombre}, ${documentoEnPalabras(representante)}` : "",
    bien: [bien?.clase, bien?.descripcion].filter(Boolean).join(": "),
    monto: bien?.monto ?? "",
    detalle: detalle?.texto ?? "",
    pedido: detalle?.pedido ?? "",
    vence: hoja.venceEl,
    respondida: hoja.respondidaEn ? fechaDe(hoja.respondidaEn) : "",
    tardia: hoja.respondidaEn ? (esTardia(hoja) ? "Sí" : "No") : "",
    respuesta: respuestas
      .map(({ texto, constancia }) => [texto, constancia].filter(Boolean).join("\n"))
      .join("\n"),
  };
}
