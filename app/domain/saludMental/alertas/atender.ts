import { anotarAcceso, soloElDia } from "../../cuentas/accesosADatos/accesoADatos";
import { anotarDeAutor, type Autor } from "../../equipo/registro/anotar";
import { elDiaDe } from "../../shared/fechas";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { Alerta } from "../repositorio";
import { DESENLACES, type Desenlace } from "../desenlaces";
import { conInstantes } from "./envios";
import { enviarSiToca, type DepsDeGuardia, type NombresDeGuardia } from "./guardia";
import { vencioLaToma } from "./toma";

export type DepsAlAtender = Deps<"accesosADatos" | "personas" | "registroDeEquipo" | NombresDeGuardia> &
  DepsDeGuardia;

/** A person who acts on alerts: a member of the staff, or the user of the machine who gives an order. */
export interface Actor {
  /** Name of the actor in the row of an alert. */
  clave: string;
  /** Author of the actor's lines in the registro. */
  autor: Autor;
}

/** An act on an alert. */
interface ActoDeAlerta {
  actor: Actor;
  idAlerta: string;
}

/** Data with which the guard reaches the person of a taken alert. */
async function contactoDe(trx: Repos<"personas">, deps: DepsAlAtender, alerta: Alerta) {
  const datos = deps.llave.abrir(alerta);
  const persona = datos && (await trx.personas.porId(datos.idPersona));
  if (!persona) return null;
  const { idPersona, nombre, prefijo, telefono, email } = persona;
  const { creadaEn, veces, ultimaVez } = conInstantes(deps.llave, alerta);
  const { idAlerta } = alerta;
  return {
    idPersona,
    contacto: { idAlerta, creadaEn, veces, ultimaVez, nombre, celular: `${prefijo} ${telefono}`, email },
  };
}

/**
 * The acts of the guard, for the screen and for the operator's orders alike. An alert names its person only to the actor
 * who takes it. The registro names the alert and never the person: its minute would tell whose alert it is.
 */
export function makeAtender(deps: DepsAlAtender) {
  const { transaccion, now, newId, llave } = deps;
  return {
    /** Takes an alert for 30 minutes. The actor sees how to reach the person, who finds this look in «Tus datos». */
    tomar: ({ actor, idAlerta }: ActoDeAlerta) =>
      transaccion(async (trx) => {
        const alerta = await trx.alertas.porId(idAlerta);
        const deQuien = alerta && (await contactoDe(trx, deps, alerta));
        if (!deQuien) return refuse("alerta-no-existe");
        if (alerta.terminadaEn) return refuse("alerta-terminada");
        const ahora = now();
        const vencio = vencioLaToma(llave, alerta, ahora);
        if (alerta.acusadaPor !== actor.clave || vencio) {
          const tomadaCerrada = llave.cerrarTomada(idAlerta, ahora);
          const toma = { por: actor.clave, dia: elDiaDe(ahora), tomadaCerrada };
          const tomada = await (vencio
            ? trx.alertas.retomar(alerta, toma)
            : trx.alertas.acusar(idAlerta, toma));
          if (!tomada) return refuse("alerta-acusada");
        }
        const acceso = { accion: "aviso-de-salud-mental", canal: "interno", actor: "soporte" } as const;
        await anotarAcceso(
          { repos: trx, newId },
          soloElDia({ ...acceso, idPersona: deQuien.idPersona, creadoEn: ahora }),
        );
        await anotarDeAutor({ ...deps, repos: trx }, actor.autor, {
          accion: "tomo-alerta",
          objeto: idAlerta,
        });
        return done(deQuien.contacto);
      }),

    /** Shows again how to reach the person, while the actor holds the alert. */
    ver: ({ actor, idAlerta }: ActoDeAlerta) =>
      transaccion(async (trx) => {
        const alerta = await trx.alertas.porId(idAlerta);
        if (!alerta) return refuse("alerta-no-existe");
        const rechazo =
          rechazoAlTener(alerta, actor) ?? (vencioLaToma(llave, alerta, now()) ? "alerta-sin-tomar" : null);
        if (rechazo) return refuse(rechazo);
        const deQuien = await contactoDe(trx, deps, alerta);
        if (!deQuien) return refuse("alerta-no-existe");
        await anotarDeAutor({ ...deps, repos: trx }, actor.autor, {
          accion: "vio-contacto-de-alerta",
          objeto: idAlerta,
        });
        return done(deQuien.contacto);
      }),

    /**
     * Gives a taken alert back, also one that another actor took: a person in danger does not wait for a guard who fell
     * ill. The guard gets a mail at once. If the person raised a newer alert, that one stands for both.
     */
    devolver: ({ actor, idAlerta }: ActoDeAlerta) =>
      transaccion(async (trx) => {
        const alerta = await trx.alertas.porId(idAlerta);
        if (!alerta) return refuse("alerta-no-existe");
        const rechazo = rechazoSinToma(alerta);
        if (rechazo) return refuse(rechazo);
        const otra = await trx.alertas.otraAbierta(idAlerta, alerta.huellaDePersona);
        const cierre = { dia: elDiaDe(now()), desenlace: null, por: alerta.acusadaPor! };
        const devuelta = otra
          ? await trx.alertas.terminar(idAlerta, cierre)
          : await trx.alertas.devolver(idAlerta);
        if (!devuelta) return refuse("alerta-terminada");
        await anotarDeAutor({ ...deps, repos: trx }, actor.autor, {
          accion: "devolvio-alerta",
          objeto: idAlerta,
        });
        if (otra) return done({ idAlerta: otra.idAlerta, quedaEn: "la que se abrió después" });
        await enviarSiToca(trx, [idAlerta], deps);
        return done({ idAlerta, quedaEn: "por tomar" });
      }),

    /** Closes an alert with its outcome; only the actor who holds it can. Raised again, it is a new alert. */
    cerrar: ({ actor, idAlerta, desenlace }: ActoDeAlerta & { desenlace: Desenlace }) =>
      transaccion(async (trx) => {
        const alerta = await trx.alertas.porId(idAlerta);
        if (!alerta) return refuse("alerta-no-existe");
        const rechazo = rechazoAlTener(alerta, actor);
        if (rechazo) return refuse(rechazo);
        if (vencioLaToma(llave, alerta, now())) return refuse("alerta-sin-tomar");
        const cierre = { dia: elDiaDe(now()), desenlace, por: actor.clave };
        if (!(await trx.alertas.terminar(idAlerta, cierre))) return refuse("alerta-terminada");
        const motivo = DESENLACES[desenlace];
        await anotarDeAutor({ ...deps, repos: trx }, actor.autor, {
          accion: "cerro-alerta",
          objeto: idAlerta,
          motivo,
        });
        return done({ idAlerta });
      }),
  };
}

export type Atender = ReturnType<typeof makeAtender>;

function rechazoSinToma({ acusadaEn, terminadaEn }: Alerta) {
  if (!acusadaEn) return "alerta-sin-tomar";
  return terminadaEn ? "alerta-terminada" : null;
}

function rechazoAlTener(alerta: Alerta, { clave }: Actor) {
  return rechazoSinToma(alerta) ?? (alerta.acusadaPor === clave ? null : "alerta-ajena");
}
