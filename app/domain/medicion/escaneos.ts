import { anotarAcceso, anotarAccesoDelDia, type Canal } from "../cuentas/accesosADatos/accesoADatos";
import { anotarBorrado, type ReposDeBorrado } from "../cuentas/misDatos/borrado";
import { consentirDatosDeSalud, type RespuestaSobreSalud } from "../consentimientos/datosDeSalud";
import { DATOS_DEL_ESCANER } from "../consentimientos/politica";
import type { Cofre } from "../shared/cofre";
import type { DepsConSitio } from "../shared/puertos";
import { done, refuse, type Result } from "../shared/result";
import { esDudosa, latidosDePulso, pulso, type Escaneo, type PulsoMedido } from "./escaneo";
import { CONTEXTOS } from "./latidos";
import type { RechazoDeEscaneo } from "./rechazos";
import { UN_DIA_EN_MINUTOS } from "../shared/duracion";
import { elDiaDe } from "../shared/fechas";

export interface DepsDeEscaneos extends DepsConSitio<
  | "accesosADatos"
  | "consentimientos"
  | "correos"
  | "destinatarios"
  | "escaneos"
  | "intentos"
  | "notificaciones"
  | "personas"
  | "politicas"
> {
  cofre: Cofre;
  huella: (texto: string) => string;
  /** Keyed digest of an id. Without the keys nobody can find out whose id it is. */
  huellaDeRespuestas: (texto: string) => string;
}

export interface EscaneoLeido extends Pick<Escaneo, "idEscaneo" | "medidoEn"> {
  pulso: PulsoMedido;
}

/** A stored measurement that none of our keys decrypts. */
export interface EscaneoIlegible extends Pick<Escaneo, "idEscaneo" | "medidoEn"> {
  pulso: null;
}

export const seLee = (escaneo: EscaneoLeido | EscaneoIlegible): escaneo is EscaneoLeido =>
  escaneo.pulso !== null;

export const CUANTOS_SE_MUESTRAN = 100;
/** Most measurements that a person can keep in a day, deleted ones included. */
export const MEDICIONES_POR_DIA = 100;
const POR_GUARDAR = "por-guardar";

/** Use cases of the pulse measurements that a person chose to keep. */
export function makeEscaneos(deps: DepsDeEscaneos) {
  const { repos, transaccion, now, newId, sitio, cofre, huella, huellaDeRespuestas } = deps;
  const leer = ({ idEscaneo, medidoEn, pulsoCerrado }: Escaneo): EscaneoLeido => ({
    ...{ idEscaneo, medidoEn },
    pulso: pulso.parse(JSON.parse(cofre.abrir(pulsoCerrado, idEscaneo))),
  });
  /** Decrypts a measurement. One whose key was lost breaks no page, and can still be deleted. */
  const leerSiSePuede = (escaneo: Escaneo): EscaneoLeido | EscaneoIlegible => {
    try {
      return leer(escaneo);
    } catch {
      return { idEscaneo: escaneo.idEscaneo, medidoEn: escaneo.medidoEn, pulso: null };
    }
  };

  const anotarBorradas = (trx: ReposDeBorrado, idPersona: number, canal: Canal) =>
    anotarBorrado(trx, sitio, { idPersona, accion: "escaneos-borrados", canal }, now());

  async function leidas(idPersona: number) {
    const respuesta = await repos.consentimientos.ultimo(idPersona, DATOS_DEL_ESCANER);
    if (respuesta?.valor === "0") return refuse("sin-consentimiento");
    const escaneos = await repos.escaneos.deLaPersona(idPersona, CUANTOS_SE_MUESTRAN);
    return done(escaneos.map(leerSiSePuede));
  }

  return {
    /**
     * Stores a measurement. Another request with the same `idEnvio`, the id given by the form or program, stores
     * nothing more.
     */
    guardar: (entrada: {
      idPersona: number;
      idEnvio: string | undefined;
      pulso: PulsoMedido;
      consentimiento: RespuestaSobreSalud | undefined;
    }) =>
      transaccion(async (trx): Promise<Result<EscaneoLeido, RechazoDeEscaneo>> => {
        const { idPersona, idEnvio, pulso: medida, consentimiento } = entrada;
        if (esDudosa(medida)) return refuse("medida-dudosa");
        const consentido = await consentirDatosDeSalud(
          trx,
          { now, newId },
          { idPersona, flujo: "ESCANEO", respuesta: consentimiento },
        );
        if (!consentido.ok) return consentido;
        // The id depends on the person too: two people whose programs use the same id have two measurements.
        const idEscaneo = huella(`${idPersona}:${idEnvio ?? newId()}`);
        const pulsoCerrado = cofre.cerrar(JSON.stringify(medida), idEscaneo);
        const nuevo: Escaneo = { idEscaneo, idPersona, pulsoCerrado, medidoEn: now() };
        if (await trx.escaneos.guardar(nuevo)) {
          const cuenta = huellaDeRespuestas(`escaneos:${idPersona}`);
          const limite = {
            tope: MEDICIONES_POR_DIA,
            ventanaEnMinutos: UN_DIA_EN_MINUTOS,
            desde: elDiaDe(now()),
          };
          const mediciones = await trx.intentos.contar(cuenta, limite, now());
          if (mediciones > MEDICIONES_POR_DIA) return refuse("demasiadas-mediciones");
        }
        return done(leer(nuevo));
      }),

    /** Measurements of a person, newest first; the reading is logged. */
    async ver({ idPersona, canal }: { idPersona: number; canal: Canal }) {
      const vistas = await leidas(idPersona);
      if (vistas.ok && vistas.value.length > 0) {
        await anotarAcceso(
          { repos, newId },
          { idPersona, accion: "escaneos-vistos", canal, creadoEn: now() },
        );
      }
      return vistas;
    },

    /** Gives a stored measurement to the program that sent it again. The log of readings has one line a day for it. */
    async repetir({ idPersona, idEscaneo }: { idPersona: number; idEscaneo: string }) {
      const vistas = await leidas(idPersona);
      if (!vistas.ok) return vistas;
      const escaneo = vistas.value.filter(seLee).find((candidato) => candidato.idEscaneo === idEscaneo);
      if (!escaneo) return refuse("escaneo-no-existe");
      await anotarAccesoDelDia(
        { repos },
        { idPersona, accion: "escaneos-vistos", canal: "api", creadoEn: now() },
      );
      return done(escaneo);
    },

    borrar: ({
      idPersona,
      idEscaneo,
      canal = "web",
    }: {
      idPersona: number;
      idEscaneo: string;
      canal?: Canal;
    }) =>
      transaccion(async (trx): Promise<Result<undefined, "escaneo-no-existe">> => {
        if (!(await trx.escaneos.borrar(idPersona, idEscaneo))) return refuse("escaneo-no-existe");
        await anotarBorradas(trx, idPersona, canal);
        return done(undefined);
      }),

    /** Encrypts a measurement for the browser of a person who must sign in first. Only we can decrypt it. */
    apartar: (medicion: PulsoMedido): string => cofre.cerrar(JSON.stringify(medicion), POR_GUARDAR),
    apartada(cerrada: string): PulsoMedido | null {
      try {
        return pulso.parse(JSON.parse(cofre.abrir(cerrada, POR_GUARDAR)));
      } catch {
        return null;
      }
    },

    borrarTodos: ({ idPersona, canal = "web" }: { idPersona: number; canal?: Canal }) =>
      transaccion(async (trx): Promise<Result<undefined, never>> => {
        if (await trx.escaneos.borrarTodos(idPersona)) await anotarBorradas(trx, idPersona, canal);
        return done(undefined);
      }),
  };
}

/** Measurement in words, for the copy of a person's data (Ley 29733). */
export function enPalabras(claro: string): string {
  const medicion = pulso.parse(JSON.parse(claro));
  const metodo =
    medicion.metodo === "camara"
      ? `con la cámara (${medicion.segundos} s, ${medicion.imagenesPorSegundo} imágenes por segundo de ${medicion.ancho} × ${medicion.alto}, señal de ${medicion.senalSobreRuido} dB)`
      : `a mano (${medicion.contados} latidos en ${medicion.segundos} s)`;
  return `${latidosDePulso(medicion)} latidos por minuto, ${metodo}. ${CONTEXTOS[medicion.contexto]}.`;
}
