import { z } from "zod";
import { FALTA_EN_LA_PETICION, versionDeDatos } from "../../../app/domain/consentimientos/casillaDeSalud";
import { pulso, latidosDePulso, type PulsoMedido } from "../../../app/domain/medicion/escaneo";
import { seLee, type EscaneoLeido } from "../../../app/domain/medicion/escaneos";
import { franjaDe, intervaloDe, pideOtraMirada } from "../../../app/domain/medicion/latidos";
import { OTRA_MIRADA } from "../../../app/domain/medicion/otraMirada";
import { RECHAZOS_DE_ESCANEO } from "../../../app/domain/medicion/rechazos";
import { LINEAS_DE_EMERGENCIA } from "../../../app/domain/shared/ayuda";
import { endpoint, identificador, rechazosDe } from "../../platform/api/endpoint";
import { CON_TOKEN } from "../../platform/permisos";

const escaneo = z.object({
  idEscaneo: z.string(),
  medidoEn: z.string(),
  latidosPorMinuto: z.int(),
  /** Bounds between which the pulse probably lies, in beats a minute. */
  intervalo: z.object({ desde: z.int(), hasta: z.int() }),
  franja: z.enum(["bajo", "algo-bajo", "habitual", "alto", "con-movimiento"]),
  /** Advice for a pulse that is unusual at rest: calm next steps and whom to call. Clients show all of it. */
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

function enApi({ idEscaneo, medidoEn, pulso: pulsoMedido }: EscaneoLeido): z.output<typeof escaneo> {
  const latidosPorMinuto = latidosDePulso(pulsoMedido);
  const franja = franjaDe(latidosPorMinuto, pulsoMedido.contexto);
  return {
    idEscaneo,
    medidoEn: medidoEn.toISOString(),
    latidosPorMinuto,
    intervalo: intervaloDe(latidosPorMinuto, pulsoMedido.metodo),
    franja,
    otraMirada: pideOtraMirada(franja) ? otraMirada(pulsoMedido.metodo) : null,
    pulso: pulsoMedido,
  };
}

/** Endpoints of pulse measurements: beats a minute, quality and method; never a picture. */
export const escaneos = [
  endpoint({
    metodo: "post",
    ruta: "/escaneos",
    resumen:
      "Guarda una medición de tu pulso: latidos por minuto, calidad y datos del equipo, nunca imágenes. Con tu consentimiento la primera vez",
    clave: "private",
    permisos: { sinSesion: 401, conSesion: 201, otra: 201 },
    conPersona: true,
    idempotente: {
      nombre: "idEscaneo",
      async rehacer({ services, portador: { idPersona }, nombre: idEscaneo }) {
        const resultado = await services.medicion.repetir({ idPersona, idEscaneo });
        if (!resultado.ok) throw rechazo(resultado.rechazo);
        return enApi(resultado.value);
      },
    },
    cuerpo: z.object({
      pulso,
      /**
       * Version of the consent text that the person accepted for the measurement (Ley 29733, art. 13.6). It is needed
       * once.
       */
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
    permisos: CON_TOKEN,
    respuesta: z.object({
      escaneos: z.array(escaneo),
      /** Number of stored measurements that none of our keys decrypts. */
      ilegibles: z.int(),
    }),
    async atender({ services, portador: { idPersona } }) {
      const resultado = await services.medicion.ver({ idPersona, canal: "api" });
      if (!resultado.ok) throw rechazo(resultado.rechazo);
      const leidos = resultado.value.filter(seLee);
      return { escaneos: leidos.map(enApi), ilegibles: resultado.value.length - leidos.length };
    },
  }),
  endpoint({
    metodo: "delete",
    ruta: "/escaneos/{idEscaneo}",
    resumen: "Borra una medición tuya. No se puede recuperar",
    clave: "private",
    permisos: { sinSesion: 401, conSesion: 204, otra: 404 },
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
    permisos: { sinSesion: 401, conSesion: 204, otra: 204 },
    estado: 204,
    respuesta: z.undefined(),
    async atender({ services, portador: { idPersona } }) {
      await services.medicion.borrarTodos({ idPersona, canal: "api" });
    },
  }),
];
