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
  /** With the keys of answers: whose they are cannot be found out without them. */
  huellaDeRespuestas: (texto: string) => string;
}

export interface EscaneoLeido extends Pick<Escaneo, "idEscaneo" | "medidoEn"> {
  pulso: PulsoMedido;
}

/** It is there, and none of our keys opens it. */
export interface EscaneoIlegible extends Pick<Escaneo, "idEscaneo" | "medidoEn"> {
  pulso: null;
}

export const seLee = (uno: EscaneoLeido | EscaneoIlegible): uno is EscaneoLeido => uno.pulso !== null;

export const CUANTOS_SE_MUESTRAN = 100;
/** What somebody can keep in a day, deleted or not. */
export const MEDICIONES_POR_DIA = 100;
const POR_GUARDAR = "por-guardar";

/** What somebody measured of their pulse and said that they want to keep. */
export function makeEscaneos(deps: DepsDeEscaneos) {
  const { repos, transaccion, now, newId, sitio, cofre, huella, huellaDeRespuestas } = deps;
  const leer = ({ idEscaneo, medidoEn, pulsoCerrado }: Escaneo): EscaneoLeido => ({
    ...{ idEscaneo, medidoEn },
    pulso: pulso.parse(JSON.parse(cofre.abrir(pulsoCerrado, idEscaneo))),
  });
  /** What was closed with a lost key breaks nothing, and can still be deleted. */
  const leerSiSePuede = (uno: Escaneo): EscaneoLeido | EscaneoIlegible => {
    try {
      return leer(uno);
    } catch {
      return { idEscaneo: uno.idEscaneo, medidoEn: uno.medidoEn, pulso: null };
    }
  };

  const anotarBorradas = (trx: ReposDeBorrado, idPersona: number, canal: Canal) =>
    anotarBorrado(trx, sitio, { idPersona, accion: "escaneos-borrados", canal }, now());

  async function leidas(idPersona: number) {
    const respuesta = await repos.consentimientos.ultimo(idPersona, DATOS_DEL_ESCANER);
    if (respuesta?.valor === "0") return refuse("sin-consentimiento");
    const suyos = await repos.escaneos.deLaPersona(idPersona, CUANTOS_SE_MUESTRAN);
    return done(suyos.map(leerSiSePuede));
  }

  return {
    /** Twice is once where `idEnvio` says so: the name that a form, or a program, gave to what it sends. */
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
          idPersona,
          consentimiento,
          { now, newId },
          "ESCANEO",
        );
        if (!consentido.ok) return consentido;
        // Of that person's own: what somebody else sends under the same name is another one.
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
          const suyas = await trx.intentos.contar(cuenta, limite, now());
          if (suyas > MEDICIONES_POR_DIA) return refuse("demasiadas-mediciones");
        }
        return done(leer(nuevo));
      }),

    /** Those that a person kept, the newest first; that they were read is noted. */
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

    /** One that was kept, told again to the program that sent it again: a line a day. */
    async repetir({ idPersona, idEscaneo }: { idPersona: number; idEscaneo: string }) {
      const vistas = await leidas(idPersona);
      if (!vistas.ok) return vistas;
      const suyo = vistas.value.filter(seLee).find((uno) => uno.idEscaneo === idEscaneo);
      if (!suyo) return refuse("escaneo-no-existe");
      await anotarAccesoDelDia(
        { repos },
        { idPersona, accion: "escaneos-vistos", canal: "api", creadoEn: now() },
      );
      return done(suyo);
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

    /** For a browser whose person is still to say who they are: closed, and opened again by us alone. */
    apartar: (una: PulsoMedido): string => cofre.cerrar(JSON.stringify(una), POR_GUARDAR),
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

/** As somebody reads what they measured, in the copy of their data. */
export function enPalabras(claro: string): string {
  const una = pulso.parse(JSON.parse(claro));
  const como =
    una.metodo === "camara"
      ? `con la cámara (${una.segundos} s, ${una.imagenesPorSegundo} imágenes por segundo de ${una.ancho} × ${una.alto}, señal de ${una.senalSobreRuido} dB)`
      : `a mano (${una.contados} latidos en ${una.segundos} s)`;
  return `${latidosDePulso(una)} latidos por minuto, ${como}. ${CONTEXTOS[una.contexto]}.`;
}
