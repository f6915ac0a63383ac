import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { Card } from "~/components/Card";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { noExiste } from "~/shell/responder";
import { contenedorMedio, pagina, pila, textoChico, textoSuave } from "~/styles/layout.css";
import * as css from "./correo.css";

export const meta: MetaFunction = () => [{ title: "Buzón de desarrollo" }];

const CORREOS_A_LA_VISTA = 50;

/** Lists the mails that this installation wrote, only where no mail is sent out: elsewhere the page does not exist. */
export async function loader() {
  if (!services.avisos.buzonDeDesarrollo) throw noExiste();
  const correos = await services.avisos.buzonDeDesarrollo(CORREOS_A_LA_VISTA);
  return correos.map(({ idCorreo, para, asunto, texto, adjuntos = [], creadoEn }) => ({
    idCorreo,
    para,
    asunto,
    texto,
    adjuntos: adjuntos.map(({ nombre, tipo }) => `${nombre} (${tipo})`),
    cuando: diaYHora(creadoEn, services.now()),
  }));
}

export default function BuzonDeDesarrollo() {
  const correos = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <h1>Buzón de desarrollo</h1>
      {correos.length === 0 && <EmptyState title="Aún no hay correos" />}
      {correos.map(({ idCorreo, para, asunto, texto, adjuntos, cuando }) => (
        <Card key={idCorreo} as="article" className={pila.corta}>
          <h2>{asunto}</h2>
          <p className={classNames(textoSuave, textoChico)}>
            Para {para}, {cuando}
          </p>
          <p className={css.texto}>{texto}</p>
          {adjuntos.length > 0 && (
            <p className={classNames(textoSuave, textoChico)}>Con {adjuntos.join(", ")}</p>
          )}
        </Card>
      ))}
    </div>
  );
}
