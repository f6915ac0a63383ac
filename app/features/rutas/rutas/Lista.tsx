import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { FilterBar } from "~/components/FilterBar";
import { PuertaDeNecesidad } from "~/components/PuertaDeNecesidad";
import { LISTA_DE_RUTAS } from "~/domain/rutas/ruta";
import { contenedor, pagina, pila, soloLectores } from "~/styles/layout.css";
import type { loader } from "./lista.server";
import { ListaDeRutas, TusRutas } from "./ListaDeRutas";

export function Lista() {
  const { opciones, puerta, rutas, mias } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedor, pagina, pila.media)}>
      <header>
        <h1>Rutas</h1>
      </header>
      {mias.length > 0 && (
        <section aria-labelledby="tus-rutas" className={pila.media}>
          <h2 id="tus-rutas">Tus rutas</h2>
          <TusRutas rutas={mias} />
        </section>
      )}
      <section aria-labelledby="todas" className={pila.media}>
        <h2 id="todas" className={mias.length > 0 ? undefined : soloLectores}>
          Elige por dónde empezar
        </h2>
        <FilterBar name="Temas" options={opciones} />
        {rutas.length === 0 ? (
          <EmptyState
            illustration="sin-resultados"
            title="Todavía no hay rutas de ese tema"
            level={3}
            actions={<Button href={LISTA_DE_RUTAS}>Ver todas las rutas</Button>}
          />
        ) : (
          <ListaDeRutas rutas={rutas} />
        )}
        <PuertaDeNecesidad puerta={puerta} />
      </section>
    </div>
  );
}
