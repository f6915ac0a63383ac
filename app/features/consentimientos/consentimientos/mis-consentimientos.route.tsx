import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clases } from "~/components/clases";
import { ErrorSummary } from "~/components/ErrorSummary";
import { EstadoVacio } from "~/components/EstadoVacio";
import { services } from "~/services.server";
import { exigirPersona } from "~/shell/sesion.server";
import { contenedorMedio, pagina, pila, textoSuave } from "~/styles/layout.css";
import type { LoaderArgs, ActionArgs } from "~/shell/ruta";
import { RespuestaDada } from "./RespuestaDada";
import { cambiarConsentimiento, enPalabras, sesionesPorVenir } from "./consentimientos.server";

export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Tus consentimientos · Bienestar" }];

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const respuestas = (await services.consentimientos.verConsentimientos(idPersona)).map(enPalabras);
  const conSalud = respuestas.some(({ sobreSalud }) => sobreSalud);
  return { respuestas, sesiones: conSalud ? await sesionesPorVenir(idPersona) : [] };
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return cambiarConsentimiento({ request, context }, idPersona);
}

export default function MisConsentimientos() {
  const { respuestas, sesiones } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const actuales = respuestas.filter(({ esActual }) => esActual);
  const anteriores = respuestas.filter(({ esActual }) => !esActual);
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Tus consentimientos</h1>
        <p className={textoSuave}>
          Todo lo que respondiste sobre tus datos, con el texto que viste. Lo que no es condición de tu cuenta
          se retira o se vuelve a dar con un botón.
        </p>
      </header>
      <ErrorSummary errores={[]} generales={respuesta?.generales} titulo="No se cambió nada" />
      {respuestas.length === 0 && (
        <EstadoVacio titulo="Aún no has respondido nada">
          Cuando aceptes o rechaces un uso de tus datos, lo verás aquí con su comprobante.
        </EstadoVacio>
      )}
      {actuales.map((una) => (
        <RespuestaDada key={una.idConsentimiento} {...una} sesiones={sesiones} />
      ))}
      {anteriores.length > 0 && (
        <section aria-labelledby="anteriores" className={pila.media}>
          <h2 id="anteriores">Respuestas anteriores</h2>
          {anteriores.map((una) => (
            <RespuestaDada key={una.idConsentimiento} {...una} sesiones={sesiones} />
          ))}
        </section>
      )}
    </div>
  );
}
