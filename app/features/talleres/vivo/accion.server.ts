import { z } from "zod";
import { campoDeFecha } from "~/domain/shared/campos";
import { esFecha } from "~/domain/shared/fechas";
import type { NombreDeAviso } from "~/domain/shared/navegacion/aviso";
import { done, refuse, type Result } from "~/domain/shared/result";
import { direccionDeFecha, direccionParaPreguntar } from "~/domain/talleres/inscripciones/direcciones";
import {
  RECHAZOS_DE_TALLER,
  type Inscripcion,
  type RechazoDeTaller,
} from "~/domain/talleres/inscripciones/inscripcion";
import { ACEPTAR, DEJAR, INSCRIBIRSE } from "~/domain/talleres/inscripciones/intenciones";
import { AVISO_AL_DEJAR, AVISO_SIN_PAGAR, avisoAlTomar } from "~/domain/talleres/suLugar";
import { direccionParaPagar } from "~/domain/talleres/ventas/direcciones";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { lugaresSinPagarEnPalabras } from "~/shell/partes/sinTerminar.server";
import { noExiste } from "~/shell/responder";
import type { ActionArgs } from "~/shell/route";
import { exigirPersona, exigirPersonaPara } from "~/shell/sesion/sesion.server";
import { deVuelta } from "./deVuelta.server";
import { EN_VIVO } from "./direcciones";

const pedida = z.object({
  intencion: z.enum([INSCRIBIRSE, ACEPTAR, DEJAR], "Elige qué quieres hacer"),
  fecha: campoDeFecha("Elige una fecha", "Elige una fecha"),
  /** Refund that the page told the person before they confirmed. */
  vuelve: z.enum(["dinero", "cupon", "bono", "nada"]).optional().catch(undefined),
});

interface Hecho {
  porPagar: boolean;
  /** True when the person has not been told the refund yet. */
  porPreguntar?: boolean;
  aviso?: NombreDeAviso;
}

/** Next page after asking for a place, and its notice. The payment page of a place says it by itself. */
function alTomar({ estado }: Pick<Inscripcion, "estado">): Hecho {
  const aviso = avisoAlTomar(estado);
  return { porPagar: estado === "ofrecida", ...(aviso && { aviso }) };
}

/** Takes, accepts or leaves a place in a date of the workshop. */
export async function action({ request, params, context }: ActionArgs) {
  const url = params.url ?? "";
  const conVuelta = deVuelta(request);
  const datos = await leerFormulario(request);
  const valor = datos.get("fecha");
  const fecha = typeof valor === "string" && esFecha(valor) ? valor : "";
  const { idPersona } = await (fecha && datos.get("intencion") === INSCRIBIRSE
    ? exigirPersonaPara(
        { request, context },
        { taller: url, fecha },
        conVuelta(direccionDeFecha({ url, fecha })),
      )
    : exigirPersona({ request, context }, { intencionesDeQuitar: [DEJAR] }));
  const taller = await services.talleres.tallerPara({ idPersona, url, fecha });
  if (!taller) throw noExiste();
  return recibir(datos, {
    esquema: pedida,
    rechazos: RECHAZOS_DE_TALLER,
    // Places that must be paid or left first may belong to other workshops.
    con: async (envioRechazado) => ({
      sinPagar: envioRechazado ? await lugaresSinPagarEnPalabras({ idPersona }) : [],
    }),
    async pedir({ intencion, fecha, vuelve }): Promise<Result<Hecho, RechazoDeTaller>> {
      const { inscribirse, aceptarLugar, dejarLugar } = services.talleres;
      const personaYFecha = { idPersona, uid: taller.uid, fecha };
      if (intencion === INSCRIBIRSE) {
        const pedido = await inscribirse({ idPersona, url, fecha });
        return pedido.ok ? done(alTomar(pedido.value)) : refuse(pedido.rechazo);
      }
      if (intencion === DEJAR) {
        const dejado = await dejarLugar({ ...personaYFecha, vuelve: vuelve ?? null });
        if (dejado.ok) {
          const { vuelve, inscripcion } = dejado.value;
          const aviso = vuelve ? AVISO_AL_DEJAR[vuelve.tipo] : AVISO_SIN_PAGAR[inscripcion.estado];
          return done({ porPagar: false, aviso });
        }
        const porPreguntar = vuelve === undefined && dejado.rechazo === "devolucion-distinta";
        return porPreguntar ? done({ porPagar: false, porPreguntar }) : refuse(dejado.rechazo);
      }
      const aceptado = await aceptarLugar(personaYFecha);
      if (aceptado.ok) return done({ porPagar: false, aviso: "lugar-tomado" });
      return aceptado.rechazo === "lugar-por-pagar" ? done({ porPagar: true }) : refuse(aceptado.rechazo);
    },
    async luego({ porPagar, porPreguntar, aviso }, { intencion, fecha }) {
      if (porPreguntar) return seguirEn(conVuelta(direccionParaPreguntar({ url, fecha })));
      if (porPagar) return seguirEn(direccionParaPagar({ url, fecha }));
      if (intencion !== DEJAR) return seguirEn(conVuelta(direccionDeFecha({ url, fecha })), aviso);
      // An unpublished workshop has no page for a person who no longer has a place in it.
      const sigue = await services.talleres.tallerPara({ idPersona, url, fecha });
      return seguirEn(sigue ? conVuelta(direccionDeFecha({ url, fecha })) : EN_VIVO, aviso);
    },
  });
}
