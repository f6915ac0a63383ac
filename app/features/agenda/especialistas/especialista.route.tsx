import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { EstadoVacio } from "~/components/EstadoVacio";
import { Etiqueta } from "~/components/Etiqueta";
import { Hora } from "~/components/Hora";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { ListaDeDatos } from "~/components/ListaDeDatos";
import { Precio } from "~/components/Precio";
import { Retrato } from "~/components/Retrato";
import { Tarjeta } from "~/components/Tarjeta";
import {
  colegiaturaEnPalabras,
  direccionDe,
  nombreCompleto,
} from "~/domain/agenda/especialistas/especialista";
import { aSlug } from "~/domain/shared/especialidades/especialidad";
import { direccionDeAgenda, direccionDeHorario } from "~/domain/agenda/horarios/direcciones";
import { horarios } from "~/domain/agenda/horarios/textos";
import { porMes } from "~/domain/agenda/horarios/vistaDeDias";
import { diaCercano, diaVisto, diaYNumero, horaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { verBonos } from "~/shell/bonos.server";
import { quienEs } from "~/shell/sesion.server";
import {
  alLado,
  contenedor,
  enTresPartes,
  fila,
  pagina,
  pila,
  primeraParte,
  textoGuia,
  textoSuave,
  ultimaParte,
} from "~/styles/layout.css";
import { DiasPorMes } from "../reserva/DiasPorMes";
import * as css from "./especialistas.css";

export const handle = { publica: [], horarios: true };
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        { title: `${data.nombre}, ${data.especialidad} · Bienestar` },
        { name: "description", content: data.presentacion.slice(0, 150) },
      ]
    : [{ title: "Bienestar" }];

const DIAS_A_LA_VISTA = 6;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const de = { especialidad: aSlug(params.especialidad ?? ""), slug: aSlug(params.nombre ?? "") };
  const visto = await services.agenda.verEspecialista(de);
  if (!visto) throw new Response(null, { status: 404 });
  const { especialista, dias } = visto;
  const canonica = direccionDe(especialista);
  const { pathname, search } = new URL(request.url);
  if (pathname !== canonica) throw redirect(canonica + search, 301);
  const [especialidades, tieneBono] = await Promise.all([
    services.agenda.especialidades(),
    quienEs({ request, context }).then(verBonos),
  ]);
  const suya = especialidades.find(({ slug }) => slug === especialista.especialidad);
  const [primero] = dias;
  const ahora = services.now();
  return {
    nombre: nombreCompleto(especialista),
    especialidad: suya?.name ?? "",
    slugDeEspecialidad: especialista.especialidad,
    retrato: especialista.retrato,
    colegiatura: colegiaturaEnPalabras(especialista.colegiatura),
    presentacion: especialista.presentacion,
    temas: especialista.temas,
    idiomas: especialista.idiomas,
    precioCentimos: especialista.precioCentimos,
    conBono: tieneBono(suya),
    duracionEnMinutos: especialista.duracionEnMinutos,
    hrefDeAgenda: direccionDeAgenda(especialista),
    meses: porMes(
      dias.slice(1, DIAS_A_LA_VISTA).map((dia) => ({
        fecha: dia.fecha,
        dia: diaCercano(dia.fecha, ahora) ?? diaYNumero(dia.fecha),
        detalle: horarios(dia.horarios.length),
        href: direccionDeAgenda(especialista, dia.fecha),
      })),
    ),
    primerDia: primero && {
      dia: [diaCercano(primero.fecha, ahora), diaVisto(primero.fecha, ahora)].filter(Boolean).join(", "),
      horarios: primero.horarios.map(({ inicio }) => ({
        iso: inicio.toISOString(),
        hora: horaDe(inicio),
        href: direccionDeHorario(especialista, inicio),
      })),
    },
  };
}

export default function Especialista() {
  const datos = useLoaderData<typeof loader>();
  return (
    <div className={clases(contenedor, pagina)}>
      <div className={enTresPartes}>
        <header className={clases(primeraParte, css.cabecera)}>
          <Retrato id={datos.retrato} tamano={96} loading="eager" />
          <div className={pila.junta}>
            <h1>{datos.nombre}</h1>
            <p className={textoSuave}>
              {datos.especialidad} · {datos.colegiatura}
            </p>
          </div>
        </header>
        <Tarjeta como="section" className={clases(alLado, pila.media)} aria-label="Tu sesión">
          <ListaDeDatos
            datos={[
              {
                termino: "Precio",
                valor: <Precio centimos={datos.precioCentimos} conIgv conBono={datos.conBono} />,
                total: true,
              },
              { termino: "Duración", valor: `${datos.duracionEnMinutos} minutos` },
              { termino: "Idiomas", valor: datos.idiomas.join(", ") },
            ]}
          />
          {datos.primerDia && (
            <Boton href={datos.hrefDeAgenda} completo grande>
              Elegir día y hora
            </Boton>
          )}
          <Boton href={`/agendar/${datos.slugDeEspecialidad}`} variante="texto" completo>
            Cambiar de especialista
          </Boton>
        </Tarjeta>
        <div className={clases(ultimaParte, pila.amplia)}>
          <p className={textoGuia}>{datos.presentacion}</p>
          {datos.slugDeEspecialidad === "psicologia" && <LineaDeCrisis />}
          <section className={pila.corta} aria-labelledby="temas">
            <h2 id="temas">Puede ayudarte con</h2>
            <ul className={fila.corta}>
              {datos.temas.map((tema) => (
                <li key={tema}>
                  <Etiqueta especialidad={datos.slugDeEspecialidad}>{tema}</Etiqueta>
                </li>
              ))}
            </ul>
          </section>
          <section className={pila.media} aria-labelledby="horarios">
            <h2 id="horarios">Próximos horarios</h2>
            {datos.primerDia ? (
              <>
                <p className={css.primerDia}>{datos.primerDia.dia}, hora de Perú</p>
                <ul className={css.horas} aria-label={`Horarios del ${datos.primerDia.dia}`}>
                  {datos.primerDia.horarios.map(({ iso, hora, href }) => (
                    <li key={iso}>
                      <Hora href={href} hora={hora} />
                    </li>
                  ))}
                </ul>
                <DiasPorMes meses={datos.meses} activo={undefined} />
              </>
            ) : (
              <EstadoVacio
                nivel={3}
                titulo="No tiene horarios libres por ahora"
                acciones={
                  <Boton href={`/especialista?especialidad=${datos.slugDeEspecialidad}`}>
                    Ver otros especialistas
                  </Boton>
                }
              />
            )}
          </section>
        </div>
      </div>
    </div>
  );
}
