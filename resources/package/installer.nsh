; Included by the installer for Windows. Uninstalling keeps the person's data and says where it is; an update says nothing.
!macro customUnInstall
  ${IfNot} ${isUpdated}
    MessageBox MB_OK|MB_ICONINFORMATION "Your clients and their measurements are kept in:$\r$\n$\r$\n$APPDATA\Answerscope$\r$\n$\r$\nDelete that folder yourself if you no longer need them." /SD IDOK
  ${EndIf}
!macroend
