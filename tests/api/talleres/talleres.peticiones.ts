import { valor, type Mundo } from "../../support/servicios";
import { unCupon } from "../../support/constructores";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import type { Peticiones, Preparar } from "../../support/peticiones";

/** Requests of this context that need a body, or something prepared. */
export const peticiones = (mundo: Mundo): Peticiones => {
  const conLugar: Preparar = async ({ idPersona, parametros: { uidLanding, fecha } }) => {
    valor(await mundo.servicios.talleres.inscribirse({ idPersona, url: uidLanding, fecha }));
    return {};
  };

  /** Holds and orders a workshop place, which a coupon pays in full when `cubierta`. */
  const conLugarPorPagar = ({ pedido = true, cubierta = false } = {}): Preparar => {
    return async (de) => {
      const uidLanding = "conversar-de-plata-en-casa";
      const { fechas } = (await mundo.servicios.talleres.uno(uidLanding, null))!;
      const { fecha } = fechas[0]!;
      Object.assign(de.parametros, { uidLanding, fecha });
      await conLugar(de);
      if (!pedido) return { cuerpo: {} };
      const { codigo } = unCupon();
      const descuento = { tipo: "porcentaje", porcentaje: 100 } as const;
      await mundo.operador.guardarCupon({
        operador: "ana",
        confirmado: true,
        cambio: { ...unCupon(), codigo, descuento },
      });
      const { idPersona } = de;
      const pedida = { idPersona, uid: uidLanding, fecha, ...(cubierta && { cupon: codigo }) };
      de.parametros.idPedido = valor(await mundo.servicios.talleres.crearPedido(pedida)).idPedido;
      return {};
    };
  };

  /** Moves the workshop's date, so that it begins now. */
  const enSuSala: Preparar = async (de) => {
    await conLugar(de);
    const { uidLanding: uid, fecha } = de.parametros;
    await mundo.db
      .updateTable("fechas_de_taller")
      .set({
        inicio: mundo.reloj.ahora.toISOString(),
        fin: sumarMinutos(mundo.reloj.ahora, 45).toISOString(),
      })
      .where("uid", "=", uid)
      .where("fecha", "=", fecha)
      .execute();
    return {};
  };

  const enSuSalaCon = (suCuerpo: unknown): Preparar => {
    return async (de) => ({ ...(await enSuSala(de)), cuerpo: suCuerpo });
  };

  const conCertificado: Preparar = async (de) => {
    await enSuSala(de);
    const { idPersona, parametros } = de;
    const inscripcion = { idPersona, uid: parametros.uidLanding, fecha: parametros.fecha };
    valor(await mundo.servicios.talleres.registrarAsistencia(inscripcion));
    await mundo.db.updateTable("certificados").set({ presente_segundos: 3600 }).execute();
    // The certificate is valid from the end of the workshop on.
    mundo.reloj.avanzar(60);
    parametros.codigo = (await mundo.servicios.talleres.lugar(idPersona, inscripcion))!.certificado!;
    return {};
  };

  return {
    "post /talleres/{uidLanding}/inscripciones/{fecha}/aceptacion": conLugar,
    "post /talleres/{uidLanding}/inscripciones/{fecha}/asistencia": enSuSala,
    "post /talleres/{uidLanding}/inscripciones/{fecha}/pedido": conLugarPorPagar({ pedido: false }),
    "get /talleres/pedidos/{idPedido}": conLugarPorPagar(),
    "post /talleres/pedidos/{idPedido}/ventas": conLugarPorPagar(),
    "post /talleres/pedidos/{idPedido}/confirmacion": conLugarPorPagar({ cubierta: true }),
    "delete /talleres/{uidLanding}/inscripciones/{fecha}": conLugar,
    "get /talleres/{uidLanding}/inscripciones/{fecha}/calendario": conLugar,
    "get /talleres/{uidLanding}/inscripciones/{fecha}/sala": conLugar,
    "post /talleres/{uidLanding}/inscripciones/{fecha}/sala/preguntas": enSuSalaCon({ texto: "¿Con lápiz?" }),
    "post /talleres/{uidLanding}/inscripciones/{fecha}/sala/presencia": enSuSala,
    "get /certificados/{codigo}": conCertificado,
    "delete /talleres/pedidos/{idPedido}": conLugarPorPagar(),
  };
};
