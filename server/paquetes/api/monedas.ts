import { z } from "zod";
import { eleccionDeCanje } from "../../../app/domain/paquetes/compras/canjear";
import { RECHAZOS_DE_CANJE, motivoDe } from "../../../app/domain/paquetes/monedas/monedas";
import type { Services } from "../../platform/services";
import { compra, verCompra } from "./compras";
import { endpoint, rechazosDe } from "../../platform/api/endpoint";
import { CON_TOKEN } from "../../platform/permisos";

const rechazo = rechazosDe(RECHAZOS_DE_CANJE);

/** Use cases of reward coins. It refuses in an installation without coins. */
function monedasDe({ paquetes: { monedas } }: Services) {
  if (!monedas) throw rechazo("sin-monedas");
  return monedas;
}

/** Endpoints of a person's reward coins, and of their exchange for packs. */
export const monedas = [
  endpoint({
    metodo: "get",
    ruta: "/monedas",
    resumen: "Cuántas monedas tienes, hasta cuándo, y cómo llegaron y se fueron",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    respuesta: z.object({
      total: z.int(),
      debe: z.int(),
      lotes: z.array(z.object({ quedan: z.int(), venceEn: z.string() })),
      movimientos: z.array(
        z.object({
          cantidad: z.int(),
          debe: z.int(),
          motivo: z.string(),
          motivoEnPalabras: z.string(),
          creadoEn: z.string(),
        }),
      ),
    }),
    async atender({ services, portador: { idPersona } }) {
      const { total, debe, lotes, movimientos } = await monedasDe(services).ver(idPersona);
      return {
        total,
        debe,
        lotes: lotes.map(({ quedan, venceEn }) => ({ quedan, venceEn: venceEn.toISOString() })),
        movimientos: movimientos.map(({ cantidad, debe: queda, motivo, razon, creadoEn }) => ({
          cantidad,
          debe: queda,
          motivo,
          motivoEnPalabras: motivoDe({ motivo, razon }),
          creadoEn: creadoEn.toISOString(),
        })),
      };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/canjes",
    resumen:
      "Canjea un paquete por monedas; el pedido que hace lleva el id que le das, y enviado dos veces es uno",
    clave: "private",
    permisos: { sinSesion: 401, conSesion: 201, otra: 409 },
    conPersona: true,
    idempotente: true,
    cuerpo: eleccionDeCanje,
    estado: 201,
    respuesta: compra,
    async atender({ services, portador: { idPersona }, cuerpo }) {
      const resultado = await monedasDe(services).canjear({ idPersona, ...cuerpo });
      if (!resultado.ok) throw rechazo(resultado.rechazo);
      return verCompra(services, { idPersona, idPedido: resultado.value.idPedido });
    },
  }),
];
