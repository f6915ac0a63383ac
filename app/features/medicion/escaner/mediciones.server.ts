import { BORRAR, BORRAR_TODAS, envioDeBorrado } from "~/domain/medicion/envios";
import { seLee } from "~/domain/medicion/escaneos";
import { latidosDePulso } from "~/domain/medicion/escaneo";
import { CONTEXTOS, franjaDe, intervaloDe, pideOtraMirada } from "~/domain/medicion/latidos";
import { RECHAZOS_DE_ESCANEO, type RechazoDeEscaneo } from "~/domain/medicion/rechazos";
import { fechaDe, horaDe } from "~/domain/shared/fechas";
import { done, type Result } from "~/domain/shared/result";
import { tendenciaDe } from "~/domain/shared/tendencia";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { MEDICIONES } from "./direcciones";

const cualYCuando = ({ idEscaneo, medidoEn }: { idEscaneo: string; medidoEn: Date }) => {
  const dia = fechaDe(medidoEn).split("-").reverse().join("/");
  return { idEscaneo, cuando: `${dia}, ${horaDe(medidoEn)}`, iso: medidoEn.toISOString() };
};

/** Measurements that the trend draws, so that it stays light. */
const EN_LA_LINEA = 12;

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const vistas = await services.medicion.ver({ idPersona, canal: "web" });
  const leidas = vistas.ok ? vistas.value : [];
  const [ultima] = leidas.filter(seLee);
  return {
    /** Advice to measure again, when the last measurement is of today and unusual; null otherwise. */
    otraMirada:
      ultima !== undefined &&
      fechaDe(ultima.medidoEn) === fechaDe(services.now()) &&
      pideOtraMirada(franjaDe(latidosDePulso(ultima.pulso), ultima.pulso.contexto)),
    tendencia: tendenciaDe(
      leidas
        .filter(seLee)
        .filter(({ pulso }) => pulso.contexto === "reposo")
        .slice(0, EN_LA_LINEA)
        .map(({ pulso, medidoEn }) => ({ valor: latidosDePulso(pulso), momento: medidoEn })),
    ),
    retirado: vistas.ok ? null : RECHAZOS_DE_ESCANEO[vistas.rechazo].mensaje,
    mediciones: leidas.filter(seLee).map(({ pulso, ...medicion }) => {
      const latidos = latidosDePulso(pulso);
      return {
        ...cualYCuando(medicion),
        latidos,
        intervalo: intervaloDe(latidos, pulso.metodo),
        aMano: pulso.metodo === "mano",
        enReposo: pulso.contexto === "reposo",
        contexto: CONTEXTOS[pulso.contexto],
      };
    }),
    ilegibles: leidas.filter((medicion) => !seLee(medicion)).map(cualYCuando),
  };
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona(
    { request, context },
    { intencionesDeQuitar: [BORRAR, BORRAR_TODAS] },
  );
  return recibir(await leerFormulario(request), {
    esquema: envioDeBorrado,
    rechazos: RECHAZOS_DE_ESCANEO,
    async pedir({ intencion, idEscaneo = "" }): Promise<Result<undefined, RechazoDeEscaneo>> {
      if (intencion === BORRAR) return services.medicion.borrar({ idPersona, idEscaneo });
      await services.medicion.borrarTodos({ idPersona });
      return done(undefined);
    },
    luego: (_, { intencion }) =>
      seguirEn(MEDICIONES, intencion === BORRAR ? "medicion-borrada" : "mediciones-borradas"),
  });
}
