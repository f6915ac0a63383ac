import { anotarAcceso, soloElDia } from "../../cuentas/accesosADatos/accesoADatos";
import type { Auditar } from "../../shared/actos/auditar";
import { elDiaDe } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { Alerta } from "../repositorio";
import { conInstantes, enviosDe } from "./envios";
import { enviarSiToca, type DepsDeGuardia } from "./guardia";

const CUANTAS_SE_LISTAN = 100;

type DepsDeAlertas = Deps<"accesosADatos" | "alertas" | "correos" | "personas"> &
  DepsDeGuardia & { auditar: Auditar };

/** An operator, and the alert on which they act. */
interface ActoDeAlerta {
  operador: string;
  idAlerta: string;
}

/** Actions of the guard on alerts. Only the operator who takes an alert learns whose it is. */
export function makeAlertas(deps: DepsDeAlertas) {
  const { repos, transaccion, now, newId, auditar, llave } = deps;
  return {
    /** Lists open alerts, the last raised first, and their total number, which shows that there are more pages. */
    listar: ({ operador, pagina }: { operador: string; pagina: number }) =>
      auditar({ operador, orden: "alertas-listar", objeto: "", mueve: "nada" }, async () => {
        const antes = (pagina - 1) * CUANTAS_SE_LISTAN;
        const todas = (await repos.alertas.abiertas())
          .map((alerta) => conInstantes(llave, alerta))
          .sort((anterior, siguiente) => +siguiente.ultimaVez - +anterior.ultimaVez);
        const abiertas = todas.slice(antes, antes + CUANTAS_SE_LISTAN);
        const total = todas.length;
        const tomadas = await repos.alertas.tomadas(CUANTAS_SE_LISTAN);
        return done({
          total,
          seMuestran: abiertas.length ? `${antes + 1} a ${antes + abiertas.length} de ${total}` : "ninguna",
          alertas: abiertas.map((alerta) => {
            const { idAlerta, creadaEn, veces, ultimaVez, avisada } = alerta;
            const avisadaEn = avisada?.en ?? null;
            return { idAlerta, creadaEn, veces, ultimaVez, avisadaEn, avisos: enviosDe(alerta) };
          }),
          /** Alerts that an operator took, and neither closed nor gave back. */
          tomadas: tomadas.map(({ idAlerta, acusadaPor, acusadaEn, veces }) => ({
            ...{ idAlerta, acusadaPor, acusadaEn, veces },
          })),
        });
      }),

    /**
     * Takes an alert for an operator, who then sees how to reach the person. The person can read under «Tus datos»
     * that the operator saw it.
     */
    acusar: ({ operador, idAlerta }: ActoDeAlerta) =>
      auditar({ operador, orden: "alertas-acusar", objeto: idAlerta, mueve: "nada" }, () =>
        transaccion(async (trx) => {
          const alerta = await trx.alertas.porId(idAlerta);
          const datos = alerta && llave.abrir(alerta);
          const persona = datos && (await trx.personas.porId(datos.idPersona));
          if (!alerta || !persona) return refuse("alerta-no-existe");
          const esSuya = alerta.acusadaPor === operador;
          if (!esSuya && !(await trx.alertas.acusar(idAlerta, operador, elDiaDe(now()))))
            return refuse("alerta-acusada");
          const { idPersona, nombre, prefijo, telefono, email } = persona;
          const acceso = { idPersona, accion: "aviso-de-salud-mental", canal: "interno" } as const;
          await anotarAcceso(
            { repos: trx, newId },
            soloElDia({ ...acceso, actor: "soporte", creadoEn: now() }),
          );
          return done({
            idAlerta,
            creadaEn: datos.creadaEn,
            veces: alerta.veces,
            ultimaVez: datos.ultimaEn ?? datos.creadaEn,
            nombre,
            celular: `${prefijo} ${telefono}`,
            email,
          });
        }),
      ),

    /**
     * Gives a taken alert back to the guard, also when another operator took it: a person in danger must not wait for
     * an operator who fell ill. The guard gets a mail at once. If the same person raised a newer alert, the two become
     * one.
     */
    devolver: ({ operador, idAlerta }: ActoDeAlerta) =>
      auditar({ operador, orden: "alertas-devolver", objeto: idAlerta, mueve: "nada" }, () =>
        transaccion(async (trx) => {
          const alerta = await trx.alertas.porId(idAlerta);
          if (!alerta) return refuse("alerta-no-existe");
          const rechazo = siNoEstaTomada(alerta);
          if (rechazo) return refuse(rechazo);
          const otra = await trx.alertas.otraAbierta(idAlerta, alerta.huellaDePersona);
          if (otra) {
            if (!(await trx.alertas.terminar(idAlerta, elDiaDe(now())))) return refuse("alerta-terminada");
            return done({ idAlerta: otra.idAlerta, quedaEn: "la que se abrió después" });
          }
          if (!(await trx.alertas.devolver(idAlerta))) return refuse("alerta-terminada");
          await enviarSiToca(trx, [idAlerta], deps);
          return done({ idAlerta, quedaEn: "por tomar" });
        }),
      ),

    /** Closes an alert. Only the operator who took it can do so. A later danger raises a new alert. */
    terminar: ({ operador, idAlerta }: ActoDeAlerta) =>
      auditar({ operador, orden: "alertas-cerrar", objeto: idAlerta, mueve: "nada" }, () =>
        transaccion(async (trx) => {
          const alerta = await trx.alertas.porId(idAlerta);
          if (!alerta) return refuse("alerta-no-existe");
          const rechazo = siNoEstaTomada(alerta);
          if (rechazo) return refuse(rechazo);
          if (alerta.acusadaPor !== operador) return refuse("alerta-ajena");
          if (!(await trx.alertas.terminar(idAlerta, elDiaDe(now())))) return refuse("alerta-terminada");
          return done({ idAlerta });
        }),
      ),
  };
}

function siNoEstaTomada({ acusadaEn, terminadaEn }: Alerta) {
  if (!acusadaEn) return "alerta-sin-tomar";
  return terminadaEn ? "alerta-terminada" : null;
}
