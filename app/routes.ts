import { index, type RouteConfig } from "@remix-run/route-config";

export default [index("features/portada/routes/portada.tsx")] satisfies RouteConfig;
