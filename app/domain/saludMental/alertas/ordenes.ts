import { autorDeMaquina } from "../../equipo/registro/anotar";
import type { Auditar } from "../../shared/actos/auditar";
import type { Deps } from "../../shared/puertos";
import { done } from "../../shared/result";
import type { LlaveDeAlertas } from "../repositorio";
import type { Actor, Atender } from "./atender";
import type { Desenlace } from "../desenlaces";
import { conInstantes, enviosDe } from "./envios";

const CUANTAS_SE_LISTAN = 100;

/** An operator's act on an alert. */
interface OrdenDeAlerta {
  operador: string;
  idAlerta: string;
}

type DepsDeOrdenes = Pick<Deps<"alertas">, "repos"> & {
  atender: Atender;
  auditar: Auditar;
  llave: LlaveDeAlertas;
};

/** The operator's orders about alerts: the acts of the guard, between two lines of the audit. */
export function makeAlertas({ atender, auditar, repos, llave }: DepsDeOrdenes) {
  const acto = ({ operador, idAlerta }: OrdenDeAlerta, orden: string) =>
    ({ operador, orden, objeto: idAlerta, mueve: "nada" }) as const;
  const actorDe = (operador: string): Actor => ({
    clave: operador,
    autor: autorDeMaquina(`maquina:${operador}`),
  });
  return {
    /** Lists open alerts, the last raised first, with their total: a page is not taken for all of them. */
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
          /** Taken alerts that are neither closed nor given back. */
          tomadas: tomadas.map(({ idAlerta, acusadaPor, acusadaEn, veces }) => ({
            ...{ idAlerta, acusadaPor, acusadaEn, veces },
          })),
        });
      }),

    acusar: (orden: OrdenDeAlerta) =>
      auditar(acto(orden, "alertas-acusar"), () =>
        atender.tomar({ actor: actorDe(orden.operador), idAlerta: orden.idAlerta }),
      ),

    devolver: (orden: OrdenDeAlerta) =>
      auditar(acto(orden, "alertas-devolver"), () =>
        atender.devolver({ actor: actorDe(orden.operador), idAlerta: orden.idAlerta }),
      ),

    terminar: ({ desenlace, ...orden }: OrdenDeAlerta & { desenlace: Desenlace }) =>
      auditar(acto(orden, "alertas-cerrar"), () =>
        atender.cerrar({ actor: actorDe(orden.operador), idAlerta: orden.idAlerta, desenlace }),
      ),
  };
}
