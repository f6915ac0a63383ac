import { expect, it } from "vitest";
import { PREGUNTAS_FRECUENTES } from "../../../app/domain/busqueda/preguntasFrecuentes";
import { PorPagar } from "../../../app/features/agenda/zona/PorPagar";
import { TuLugar, type TuLugarProps } from "../../../app/features/talleres/vivo/TuLugar";
import { BotonesDelPedido } from "../../../app/shell/compra/DineroDelPedido";
import { enPagina } from "../../support/pagina";

const { respuesta } = PREGUNTAS_FRECUENTES.flatMap(({ preguntas }) => preguntas).find(
  ({ hallada }) => hallada?.id === "pago-sin-sesion",
)!;
const citados = [...respuesta.matchAll(/«(.+?)»/g)].map(([, citado]) => citado);

const SU_PAGO = "/mi-zona-privada/pedido/uno";
const pedido = { ...{ urlDePago: null, hrefDelComprobante: null, seSuelta: false }, hrefDeQuePaso: SU_PAGO };
const porPagar = {
  ...{ idPedido: "uno", que: "Una sesión", totalCentimos: 90_00, plazo: "", procesando: true, href: "/" },
  ...{ pagar: { por: "boton" as const }, soltar: "Soltar el horario" },
};
const elegida: TuLugarProps["elegida"] = {
  ...{ fecha: "2026-11-24", cuando: "martes 24", aviso: null, cancelada: null, precio: "S/ 20.00" },
  ...{ devolucionAlDejar: null, lugares: "", conEspera: true, empezo: false, termino: false },
  ...{ pasoSuTurno: false, seCruza: null, ics: "/taller.ics" },
};
const lugar: TuLugarProps["lugar"] = {
  ...{
    estado: "inscrita",
    guardado: null,
    enLaLista: null,
    libre: false,
    asistio: false,
    ganancia: null,
    certificado: null,
    sala: null,
  },
  antes: {
    ...{ texto: "", vuelve: "todo", enBreve: "", cuesta: false, sePregunta: false },
    ...{ hrefDeMiPago: SU_PAGO, hrefParaConservar: "/" },
  },
};

/** Text of the link to an order. */
const enlaceAlPago = (html: string) =>
  new RegExp(`<a [^>]*href="${SU_PAGO}".*?</a>`).exec(html)?.[0].replaceAll(/<[^>]+>/g, "");

it("what helps whoever was charged twice is named as on the screens that have it", () => {
  const escritos = [
    <PorPagar key="zona" pedidos={[porPagar]} />,
    <BotonesDelPedido key="paquete" pedido={{ ...pedido, lugar: "exito" }} soltar="" />,
    <BotonesDelPedido key="procesando" pedido={{ ...pedido, lugar: "procesando" }} soltar="" />,
    <TuLugar key="taller" elegida={elegida} lugar={lugar} mensaje={null} />,
  ].map((pantalla) => enlaceAlPago(enPagina(pantalla)));
  expect(new Set(escritos)).toEqual(new Set(citados));
});
