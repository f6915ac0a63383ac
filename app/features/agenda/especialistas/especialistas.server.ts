import { filtrosDeEspecialistas, PRECIOS_MAXIMOS } from "~/domain/agenda/horarios/buscarEspecialistas";
import { primeroLasPreferidas } from "~/domain/agenda/especialistas/temas";
import { soles } from "~/domain/shared/dinero";
import { services } from "~/services.server";
import { verBonos } from "~/shell/compra/bonos.server";
import { verPreferidas } from "~/shell/partes/preferidas.server";
import { quienEs } from "~/shell/sesion/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import { fichaDe } from "./ficha";

export async function loader({ request, context }: LoaderArgs) {
  const filtros = filtrosDeEspecialistas.parse(Object.fromEntries(new URL(request.url).searchParams));
  const persona = await quienEs({ request, context });
  // With a chosen order or a chosen specialty, the person's preferred specialties do not come first.
  const ordena = !filtros.orden && !filtros.especialidad;
  const [especialidades, encontrados, deLaEspecialidad, tieneBono, preferidas] = await Promise.all([
    services.agenda.especialidades(),
    services.agenda.buscarEspecialistas(filtros),
    services.agenda.buscarEspecialistas({ especialidad: filtros.especialidad }),
    verBonos(persona),
    verPreferidas(context, ordena ? persona : null),
  ]);
  const enOrden = primeroLasPreferidas(
    encontrados,
    preferidas,
    ({ especialista }) => especialista.especialidad,
  );
  const todos = deLaEspecialidad.map(({ especialista }) => especialista);
  return {
    filtros,
    opciones: {
      especialidades: especialidades.map(({ slug, name }) => ({ valor: slug, texto: name })),
      temas: aElegir(todos.flatMap(({ temas }) => temas)),
      idiomas: aElegir(todos.flatMap(({ idiomas }) => idiomas)),
      precios: PRECIOS_MAXIMOS.map((centimos) => ({
        valor: String(centimos),
        texto: `Hasta ${soles(centimos)}`,
      })),
    },
    porTemas: preferidas.size > 0,
    fichas: enOrden.map((encontrado) => fichaDe(encontrado, especialidades, tieneBono, services.now())),
  };
}

const aElegir = (valores: string[]) =>
  [...new Set(valores)].sort((a, b) => a.localeCompare(b, "es")).map((valor) => ({ valor, texto: valor }));
