import { necesidadDe } from "~/components/necesidadesDe";
import { filtrosDeHerramientas } from "~/domain/contenido/herramientas";
import { services } from "~/services.server";
import { ahorraDatos } from "~/shell/marco/ahorro.server";
import { fichasDe } from "~/shell/partes/piezas.server";
import type { LoaderArgs } from "~/shell/route";
import { opcionesDeHerramientas, primeraPagina } from "./filtros";

export async function loader({ request }: LoaderArgs) {
  const filtros = filtrosDeHerramientas.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { contenido } = services;
  const [temas, todas, piezas, ahorro] = await Promise.all([
    contenido.temas(),
    contenido.herramientas.todas(),
    contenido.herramientas.lista(filtros),
    ahorraDatos(request),
  ]);
  const { mostradas, verMas } = primeraPagina(filtros, piezas);
  return {
    filtrado: Boolean(filtros.tema ?? filtros.tipo),
    puerta: necesidadDe(temas, filtros.tema),
    cuantas: piezas.length,
    verMas,
    ...opcionesDeHerramientas(filtros, temas, todas),
    piezas: await fichasDe(mostradas, { ahorro }),
  };
}
