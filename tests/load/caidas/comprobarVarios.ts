import type { Cifra } from "../informe";
import type { Preguntado } from "./cobros";
import type { Repartido } from "./correos";
import type { TrasPgBouncer } from "./pgbouncer";
import type { Replicado } from "./replica";
import type { Rodado } from "./rodar";

const ninguno = (que: string, cuantos: number): Cifra => ({
  que,
  valor: String(cuantos),
  meta: { texto: "0", cumple: cuantos === 0 },
});
/** Of nothing nothing can be said. */
const alguno = (que: string, cuantos: number): Cifra => ({
  que,
  valor: String(cuantos),
  meta: { texto: "≥ 1", cumple: cuantos > 0 },
});
const suma = (veces: Record<string, number>) => Object.values(veces).reduce((total, uno) => total + uno, 0);

export const juzgarRodado = ({ reinicios, pedidos, fallados }: Rodado): Cifra[] => [
  alguno("reinicios", reinicios),
  alguno("pedidos mientras", pedidos),
  ninguno(`pedidos fallados ${Object.keys(fallados).join(", ")}`.trim(), suma(fallados)),
];

/** Several processes and one outbox: each mail goes out, and goes out once. */
export const juzgarReparto = ({
  correos,
  distintos,
  repetidos,
  sinNombre,
  porEnviar,
}: Repartido): Cifra[] => [
  {
    que: "correos que llegan",
    valor: `${distintos} de ${correos}`,
    meta: { texto: "todos", cumple: correos > 0 && distintos >= correos },
  },
  ninguno("correos que llegan dos veces", repetidos),
  ninguno("correos sin Message-ID", sinNombre),
  ninguno("correos que la bandeja cree por enviar", porEnviar),
];

/** Several processes and the same open payments: each is asked about, and by one at a time. */
export const juzgarCobros = ({ cobros, preguntados, aLaVez }: Preguntado): Cifra[] => [
  {
    que: "cobros abiertos por los que se pregunta",
    valor: `${preguntados} de ${cobros}`,
    meta: { texto: "todos", cumple: cobros > 0 && preguntados === cobros },
  },
  ninguno("preguntas por un cobro mientras otra espera respuesta", aLaVez),
];

export const juzgarPgBouncer = (visto: TrasPgBouncer): Cifra[] => [
  alguno("reservas y cambios logrados", visto.logrados),
  ninguno("respuestas inesperadas", suma(visto.inesperados)),
  ninguno("lo que no cuadra al final", visto.roto.length),
  ninguno("candados que quedan tras migrar tres a la vez", visto.candados),
  {
    que: "límite de una sentencia",
    valor: visto.limite,
    meta: { texto: "9500ms", cumple: visto.limite === "9500ms" },
  },
  ninguno("respaldos por transacciones que no se rechazan", Number(visto.respaldos.porTransacciones !== 1)),
  ninguno("respaldos por una sesión que no se hacen", Number(visto.respaldos.porSesion !== 0)),
];

/** A replica that takes over while people book and pay: what somebody was told is true of it too. */
export const juzgarReplica = (visto: Replicado | null): Cifra[] => {
  if (!visto)
    return [ninguno("PostgreSQL de Debian (apt-get install postgresql), que hace falta: ausente", 1)];
  const { pagados, mientras, perdidos, dobles, roto, vivos, recuperadoEnMs } = visto;
  const { "503": esperas = 0, ...otras } = mientras;
  return [
    alguno("pedidos que alguien vio pagados antes", pagados.antes),
    alguno("y después, con la réplica en su lugar", pagados.despues),
    alguno("sin réplica que responda, a quien escribe: 503", esperas),
    ninguno("sin réplica que responda, a quien escribe: otra cosa", suma(otras)),
    ninguno("horarios retenidos para alguien, que no están", perdidos.retenciones),
    ninguno("pedidos de los que alguien tuvo el código, que no están", perdidos.pedidos),
    ninguno("pedidos que alguien vio pagados y no lo están", perdidos.pagados),
    ninguno("horarios pagados por uno, que se dan a otro", dobles),
    ninguno("lo que no cuadra con el libro de la pasarela", roto.length),
    ninguno("procesos que terminaron", vivos ? 0 : 1),
    {
      que: "vuelve a confirmar",
      valor: recuperadoEnMs === null ? "nunca" : `${(recuperadoEnMs / 1000).toFixed(1)} s`,
      meta: { texto: "≤ 15.0 s", cumple: recuperadoEnMs !== null && recuperadoEnMs <= 15_000 },
    },
  ];
};
