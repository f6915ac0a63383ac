import type { Cifra } from "../informe";
import { alguno, cuantos, hasta, ninguno, nunca, suma } from "./cifras";
import type { Preguntado } from "./cobros";
import type { Repartido } from "./correos";
import type { TrasPgBouncer } from "./pgbouncer";
import type { Replicado } from "./replica";
import type { Rodado } from "./rodar";

export const juzgarRodado = ({ reinicios, pedidos, fallados }: Rodado): Cifra[] => [
  alguno("reinicios", reinicios),
  alguno("pedidos mientras", pedidos),
  ninguno("pedidos fallados", suma(fallados), { entre: pedidos }),
  { que: "cuáles", valor: Object.keys(fallados).join(", ") || "ninguno" },
];

/** Figures for several processes with one outbox: each mail is sent, and only once. */
export const juzgarReparto = ({
  correos,
  distintos,
  repetidos,
  sinNombre,
  porEnviar,
}: Repartido): Cifra[] => [
  cuantos("correos que llegan", distintos, correos),
  ninguno("correos que llegan dos veces", repetidos, { entre: distintos }),
  ninguno("correos sin Message-ID", sinNombre, { entre: correos }),
  ninguno("correos que la bandeja cree por enviar", porEnviar, { entre: correos }),
];

/** Figures for several processes and the same open payments: each is asked about, by one process at a time. */
export const juzgarCobros = ({ cobros, preguntados, aLaVez }: Preguntado): Cifra[] => [
  cuantos("cobros abiertos por los que se pregunta", preguntados, cobros),
  ninguno("preguntas por un cobro mientras otra espera respuesta", aLaVez, { entre: preguntados }),
];

export const juzgarPgBouncer = (visto: TrasPgBouncer): Cifra[] => [
  alguno("reservas y cambios logrados", visto.logrados),
  ninguno("respuestas inesperadas", suma(visto.inesperados), { entre: visto.intentos }),
  ninguno("lo que no cuadra al final", visto.roto.length, { entre: visto.logrados }),
  ninguno("candados que quedan tras migrar varios a la vez", visto.candados, { entre: visto.migraron }),
  {
    que: "límite de una sentencia",
    valor: visto.limite,
    meta: { texto: "9500ms", cumple: visto.limite === "9500ms" },
  },
  nunca("respaldos por transacciones que no se rechazan", visto.respaldos.porTransacciones !== 1),
  nunca("respaldos por una sesión que no se hacen", visto.respaldos.porSesion !== 0),
];

/**
 * Figures for a replica that takes over while people book and pay: everything that people were told is true of it too.
 */
export const juzgarReplica = (visto: Replicado | null): Cifra[] => {
  if (!visto)
    return [nunca("PostgreSQL de Debian (apt-get install postgresql), que hace falta: ausente", true)];
  const { pagados, mientras, perdidos, dobles, roto, vivos, recuperadoEnMs } = visto;
  const { "503": esperas = 0, ...demas } = mientras;
  // A person who saw an order as paid had seen its hold and its code before.
  const entrePagados = { entre: suma(pagados) };
  return [
    alguno("pedidos que alguien vio pagados antes", pagados.antes),
    alguno("y después, con la réplica en su lugar", pagados.despues),
    alguno("sin réplica que responda, a quien escribe: 503", esperas),
    ninguno("sin réplica que responda, a quien escribe: otra cosa", suma(demas), { entre: suma(mientras) }),
    ninguno("horarios retenidos para alguien, que no están", perdidos.retenciones, entrePagados),
    ninguno("pedidos de los que alguien tuvo el código, que no están", perdidos.pedidos, entrePagados),
    ninguno("pedidos que alguien vio pagados y no lo están", perdidos.pagados, entrePagados),
    ninguno("horarios pagados por uno, que se dan a otro", dobles, entrePagados),
    ninguno("lo que no cuadra con el libro de la pasarela", roto.length, entrePagados),
    nunca("procesos que terminaron", !vivos),
    hasta("vuelve a confirmar", recuperadoEnMs, 15_000),
  ];
};
