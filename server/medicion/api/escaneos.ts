import { z } from "zod";
import { FALTA_EN_LA_PETICION, versionDeDatos } from "../../../app/domain/consentimientos/casillaDeSalud";
import { pulso, latidosDePulso, type PulsoMedido } from "../../../app/domain/medicion/escaneo";
import { seLee, type EscaneoLeido } from "../../../app/domain/medicion/escaneos";
import { franjaDe, intervaloDe, pideOtraMirada } from "../../../app/domain/medicion/latidos";
import { OTRA_MIRADA } from "../../../app/domain/medicion/otraMirada";
import { RECHAZOS_DE_ESCANEO } from "../../../app/domain/medicion/rechazos";
import { LINEAS_DE_EMERGENCIA } from "../../../app/domain/shared/ayuda";
import { endpoint, identificador, rechazosDe } from "../../platform/api/endpoint";

const escaneo = z.object({
  idEscaneo: z.string(),
  medidoEn: z.string(),
  latidosPorMinuto: z.int(),
  /** Between which the pulse probably is. */
  intervalo: z.object({ desde: z.int(), hasta: z.int() }),
  franja: z.enum(["bajo", "algo-bajo", "habitual", "alto", "con-movimiento"]),
  /** Beside a number that is not the usual one at rest: what to do next, calmly, and whom to call. Show all of it. */
  otraMirada: z
    .object({
      titulo: z.string(),
      pasos: z.array(z.string()),
      noEsperes: z.string(),
      ayuda: z.array(z.object({ nombre: z.string(), telefono: z.string() })),
    })
    .nullable(),
  pulso,
});

const rechazo = rechazosDe(RECHAZOS_DE_ESCANEO, FALTA_EN_LA_PETICION);

const otraMirada = (metodo: PulsoMedido["metodo"]): z.output<typeof escaneo>["otraMirada"] => ({
  titulo: OTRA_MIRADA.titulo,
  pasos: [
    OTRA_MIRADA.descansa,
    metodo === "mano" ? OTRA_MIRADA.cuentaDeNuevo : OTRA_MIRADA.repite,
    OTRA_MIRADA.cuentaselo,
  ],
  noEsperes: OTRA_MIRADA.noEsperes,
  ayuda: [...LINEAS_DE_EMERGENCIA],
});

function enApi({ idEscaneo, medidoEn, pulso: una }: EscaneoLeido): z.output<typeof escaneo> {
  const latidosPorMinuto = latidosDePulso(una);
  const franja = franjaDe(latidosPorMinuto, una.contexto);
  return {
    idEscaneo,
    medidoEn: medidoEn.toISOString(),
    latidosPorMinuto,
    intervalo: intervaloDe(latidosPorMinuto, una.metodo),
    franja,
    otraMirada: pideOtraMirada(franja) ? otraMirada(una.metodo) : null,
    pulso: una,
  };
}

/** Measurements of the pulse: beats a minute, how well they were measured and with what; never a picture. */
export const escaneos = [
  endpoint({
    metodo: "post",
    ruta: "/escaneos",
    resumen:
      "Guarda una medición de tu pulso: latidos por minuto, calidad y datos del equipo, nunca imágenes. Con tu consentimiento la primera vez",
    clave: "private",
    conPersona: true,
    idempotente: {
      nombre: "idEscaneo",
      async rehacer({ services, portador: { idPersona }, nombre: idEscaneo }) {
        const suyo = await services.medicion.repetir({ idPersona, idEscaneo });
        if (!suyo.ok) throw rechazo(suyo.rechazo);
        return enApi(suyo.value);
      },
    },
    cuerpo: z.object({
      pulso,
      /** Which text about these data was shown and accepted; needed once. */
      versionDeDatos,
    }),
    estado: 201,
    respuesta: escaneo,
    async atender({ services, portador: { idPersona }, cuerpo, idSolicitud, cabecera }) {
      const { versionDeDatos: version } = cuerpo;
      const guardado = await services.medicion.guardar({
        idPersona,
        idEnvio: cabecera("idempotency-key"),
        pulso: cuerpo.pulso,
        consentimiento: version === undefined ? undefined : { version, canal: "api", idSolicitud },
      });
      if (!guardado.ok) throw rechazo(guardado.rechazo);
      return enApi(guardado.value);
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/escaneos",
    resumen: "Tus mediciones, la última primero. Que se leyeron queda en el registro de accesos a tus datos",
    clave: "private",
    conPersona: true,
    roles: "401 200 200 200",
    respuesta: z.object({
      escaneos: z.array(escaneo),
      /** They are there, and none of our keys opens them. */
      ilegibles: z.int(),
    }),
    async atender({ services, portador: { idPersona } }) {
      const vistos = await services.medicion.ver({ idPersona, canal: "api" });
      if (!vistos.ok) throw rechazo(vistos.rechazo);
      const leidos = vistos.value.filter(seLee);
      return { escaneos: leidos.map(enApi), ilegibles: vistos.value.length - leidos.length };
    },
  }),
  endpoint({
    metodo: "delete",
    ruta: "/escaneos/{idEscaneo}",
    resumen: "Borra una medición tuya. No se puede recuperar",
    clave: "private",
    conPersona: true,
    parametros: z.object({ idEscaneo: identificador }),
    estado: 204,
    respuesta: z.undefined(),
    async atender({ services, portador: { idPersona }, parametros: { idEscaneo } }) {
      const borrada = await services.medicion.borrar({ idPersona, idEscaneo, canal: "api" });
      if (!borrada.ok) throw rechazo(borrada.rechazo);
    },
  }),
  endpoint({
    metodo: "delete",
    ruta: "/escaneos",
    resumen: "Borra todas tus mediciones. No se pueden recuperar",
    clave: "private",
    conPersona: true,
    roles: "401 204 204 204",
    estado: 204,
    respuesta: z.undefined(),
    async atender({ services, portador: { idPersona } }) {
      await services.medicion.borrarTodos({ idPersona, canal: "api" });
    },
  }),
];
