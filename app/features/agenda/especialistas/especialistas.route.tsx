import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EstadoVacio } from "~/components/EstadoVacio";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { PorTusTemas } from "~/components/PorTusTemas";
import { filtrosDeEspecialistas, PRECIOS_MAXIMOS } from "~/domain/agenda/especialistas/buscarEspecialistas";
import { primeroLasPreferidas } from "~/domain/agenda/especialistas/temas";
import { soles } from "~/domain/shared/dinero";
import { services } from "~/services.server";
import { verBonos } from "~/shell/bonos.server";
import { verPreferidas } from "~/shell/preferidas.server";
import { quienEs } from "~/shell/sesion.server";
import { contenedor, pagina, pila, textoSuave } from "~/styles/layout.css";
import { FiltrosDeEspecialistas } from "./FiltrosDeEspecialistas";
import { FichaDeEspecialista } from "./FichaDeEspecialista";
import { fichaDe } from "./ficha";
import * as css from "./especialistas.css";

export const handle = {
  publica: ["buscar", "especialidad", "tema", "idioma", "precio", "cuando", "orden"],
  horarios: true,
};
export const meta: MetaFunction = () => [
  { title: "Especialistas · Bienestar" },
  {
    name: "description",
    content:
      "Psicología, nutrición, finanzas y más. Compara precios, temas e idiomas, y mira el primer horario libre.",
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filtros = filtrosDeEspecialistas.parse(Object.fromEntries(new URL(request.url).searchParams));
  const persona = await quienEs({ request, context });
  // Whoever says an order, or one specialty, has said what comes first.
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
      temas: opciones(todos.flatMap(({ temas }) => temas)),
      idiomas: opciones(todos.flatMap(({ idiomas }) => idiomas)),
      precios: PRECIOS_MAXIMOS.map((centimos) => ({
        valor: String(centimos),
        texto: `Hasta ${soles(centimos)}`,
      })),
    },
    porTemas: preferidas.size > 0,
    fichas: enOrden.map((encontrado) => fichaDe(encontrado, especialidades, tieneBono, services.now())),
  };
}

const opciones = (valores: string[]) =>
  [...new Set(valores)]
    .sort((uno, otro) => uno.localeCompare(otro, "es"))
    .map((valor) => ({ valor, texto: valor }));

export default function Especialistas() {
  const { filtros, opciones, porTemas, fichas } = useLoaderData<typeof loader>();
  return (
    <div className={clases(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Encuentra a tu especialista</h1>
        <p className={textoSuave}>Precios con IGV incluido. Todas las horas son hora de Perú.</p>
      </header>
      {filtros.especialidad === "psicologia" && <LineaDeCrisis />}
      <FiltrosDeEspecialistas filtros={filtros} {...opciones} />
      {fichas.length === 0 ? (
        <EstadoVacio
          ilustracion="sin-resultados"
          titulo="Nadie coincide con todo lo que pediste"
          acciones={<Boton href="/especialista">Quitar los filtros</Boton>}
        >
          Prueba con otro tema o con más días.
        </EstadoVacio>
      ) : (
        <section aria-labelledby="resultados" className={pila.media}>
          <h2 id="resultados" className={css.cuenta}>
            {fichas.length === 1 ? "1 especialista" : `${fichas.length} especialistas`}
          </h2>
          {porTemas && <PorTusTemas />}
          <ul className={css.lista}>
            {fichas.map((ficha) => (
              <FichaDeEspecialista key={ficha.href} {...ficha} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
