import { filtrosDeTalleres } from "~/domain/talleres/verTalleres";
import { services } from "~/services.server";
import type { LoaderArgs } from "~/shell/ruta";
import { opcionesDeTalleres } from "./filtros";
import { fichaDeFecha } from "./ficha";

export async function loader({ request }: LoaderArgs) {
  const filtros = filtrosDeTalleres.parse(Object.fromEntries(new URL(request.url).searchParams));
  const [temas, todos, fechas] = await Promise.all([
    services.contenido.temas(),
    services.talleres.todos(),
    services.talleres.lista(filtros),
  ]);
  return {
    filtrado: Object.values(filtros).some(Boolean),
    filtros: opcionesDeTalleres(filtros, temas, todos),
    fechas: fechas.map((una) => fichaDeFecha(una, temas, services.now())),
  };
}
