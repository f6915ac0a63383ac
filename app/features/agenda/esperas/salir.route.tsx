import { redirect, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { DialogPage } from "~/components/Dialog";
import { Form } from "~/components/Form";
import { services } from "~/services.server";
import { contenedorMedio, pagina, pila } from "~/styles/layout.css";
import type { LoaderArgs, ActionArgs } from "~/shell/ruta";

export const meta: MetaFunction = () => [{ title: "Dejar la lista de espera · Bienestar" }];

const esperaDe = (request: Request) =>
  services.agenda.idEsperaDeLlave(new URL(request.url).searchParams.get("llave") ?? "");

/** The link of a mail stands for its owner. Opening it changes nothing, and the page says nothing about anybody. */
export async function loader({ request }: LoaderArgs) {
  const hecho = new URL(request.url).searchParams.has("hecho");
  if (!hecho && !esperaDe(request)) throw new Response(null, { status: 404 });
  return { hecho };
}

export async function action({ request }: ActionArgs) {
  const idEspera = esperaDe(request);
  const salida = idEspera !== null && (await services.agenda.salirDeEspera({ idEspera }));
  if (!salida || !salida.ok) throw new Response(null, { status: 404 });
  return redirect("/lista-de-espera/salir?hecho", 303);
}

export default function SalirDeLaLista() {
  const { hecho } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedorMedio, pagina)}>
      <DialogPage title={hecho ? "Ya no estás en la lista" : "Dejar la lista de espera"}>
        {hecho ? (
          <div className={pila.media}>
            <p>No te avisaremos más sobre esa lista. Tus sesiones siguen como estaban.</p>
            <Button href="/">Ir al inicio</Button>
          </div>
        ) : (
          <div className={pila.media}>
            <p>
              Dejaremos de avisarte cuando se libere un horario. Si te guardamos uno, pasa a la persona que
              sigue. Tus sesiones no cambian.
            </p>
            <Form>
              <Button>Dejar la lista</Button>
            </Form>
          </div>
        )}
      </DialogPage>
    </div>
  );
}
