import { useLoaderData } from "@remix-run/react";
import { classNames } from "~/components/classNames";
import { MissingPart } from "~/components/MissingPart";
import { contenedorMedio, pagina, pila } from "~/styles/layout.css";
import { Agenda } from "./Agenda";
import type { loader } from "./agenda.server";
import { SesionesAnteriores } from "./SesionesAnteriores";
import { TalleresAnteriores } from "./TalleresAnteriores";

export function MiAgenda() {
  const { agenda } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <h1>Tu agenda</h1>
      {agenda ? (
        <>
          <Agenda meses={agenda.meses} />
          <SesionesAnteriores citas={agenda.anteriores} />
          <TalleresAnteriores talleres={agenda.talleresAnteriores} />
        </>
      ) : (
        <MissingPart title="No pudimos cargar tu agenda" />
      )}
    </div>
  );
}
