interface Method<Parameters, Result = object> {
  readonly parameters: Parameters;
  readonly result: Result;
}

/** What is asked of a browser: the part of the DevTools protocol that printing needs. */
export interface BrowserMethods {
  'Browser.close': Method<object>;
  'Target.setDiscoverTargets': Method<{ readonly discover: boolean }>;
  'Target.attachToTarget': Method<
    { readonly targetId: string; readonly flatten: boolean },
    { readonly sessionId: string }
  >;
  'Emulation.setScriptExecutionDisabled': Method<{ readonly value: boolean }>;
  'Emulation.setEmulatedMedia': Method<{ readonly media: string }>;
  'Page.enable': Method<object>;
  'Page.setLifecycleEventsEnabled': Method<{ readonly enabled: boolean }>;
  'Page.getFrameTree': Method<object, { readonly frameTree: { readonly frame: { readonly loaderId: string } } }>;
  'Page.navigate': Method<{ readonly url: string }, { readonly errorText?: string }>;
  'Page.printToPDF': Method<
    {
      readonly printBackground: boolean;
      readonly preferCSSPageSize: boolean;
      readonly generateTaggedPDF: boolean;
      readonly generateDocumentOutline: boolean;
      readonly transferMode: 'ReturnAsStream';
    },
    { readonly stream: string }
  >;
  'IO.read': Method<
    { readonly handle: string; readonly size: number },
    { readonly data: string; readonly base64Encoded?: boolean; readonly eof: boolean }
  >;
  'IO.close': Method<{ readonly handle: string }>;
  'DOM.getDocument': Method<{ readonly depth: number }, { readonly root: { readonly nodeId: number } }>;
  'DOM.querySelector': Method<{ readonly nodeId: number; readonly selector: string }, { readonly nodeId: number }>;
  'DOM.getOuterHTML': Method<{ readonly nodeId: number }, { readonly outerHTML: string }>;
  'DOM.setOuterHTML': Method<{ readonly nodeId: number; readonly outerHTML: string }>;
}

/** What a browser tells by itself. */
export interface BrowserEvents {
  'Target.targetCreated': { readonly targetInfo: { readonly targetId: string; readonly type: string } };
  'Page.lifecycleEvent': { readonly name: string; readonly loaderId: string };
}
